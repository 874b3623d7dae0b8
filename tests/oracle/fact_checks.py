"""What one operation and one scene say, held against the tensors of the real libraries."""
import re

import numpy as np

ELEMENT = re.compile(r"\[([-\d, ]*)\]$")


def ints(text):
    return [int(number) for number in re.findall(r"-?\d+", text)]


def numbers(values):
    return [int(value) for value in values]


def tensor_facts(tensor):
    return {"shape": tensor.shape, "stride": tensor.stride, "elementStride": tensor.element_stride,
            "offsetShown": tensor.offset, "dtype": tensor.dtype, "contiguous": tensor.contiguous,
            "numel": tensor.numel, "itemsize": tensor.itemsize, "storageSize": tensor.storage_size}


def told_facts(told):
    facts = {key: told[key] for key in ("dtype", "contiguous", "itemsize")}
    for key in ("shape", "stride", "elementStride"):
        facts[key] = numbers(told[key])
    for key in ("offsetShown", "numel", "storageSize"):
        facts[key] = int(told[key])
    return facts


def real_tensor(source, told, seen, before, after):
    """The library's tensor that is meant: by its place, or for a target by its name."""
    if told["isNumber"] or not told["span"]:
        return None
    place = told["span"]["start"], told["span"]["end"]
    text = source[place[0]:place[1]]
    if told["name"] != text and told["name"].startswith((text, f"({text})")):
        return None  # a view that the operation makes of it: `b[..., None]`
    if place in seen:
        return seen[place]
    return (after if told["role"] == "result" else before).get(text) if text.isidentifier() else None


def check_operation(source, operation, seen, before, after, raised):
    """(the library's tensors, differences): layouts, names, which share storage, whether it was refused."""
    told = operation["tensors"]
    tensors = [real_tensor(source, each, seen, before, after) for each in told]
    found = []
    if operation["refused"] and not raised:
        found.append(("refused", False, True))
    for each, tensor in zip(told, tensors):
        if not tensor or each["role"] == "target":
            continue
        theirs, ours = tensor_facts(tensor), told_facts(each)
        found += [(f"tensor {key}", theirs[key], ours[key]) for key in theirs if theirs[key] != ours[key]]
        name = each["boundTo"]
        if name and name in after and (after[name].shape, after[name].stride, after[name].memory) != (
                tensor.shape, tensor.stride, tensor.memory):
            found.append(("bound to", after[name].shape, name))
        written = source[each["span"]["start"]:each["span"]["end"]]
        if each["name"].isidentifier() and written.isidentifier() and each["name"] != written:
            found.append(("name", written, each["name"]))
    for i, one in enumerate(tensors):
        for k in range(i):
            other = tensors[k]
            if not one or not other or not one.numel or not other.numel:
                continue
            same = told[i]["storage"] == told[k]["storage"]
            if one.shares(other) != same:
                found.append(("shares storage", one.shares(other), same))
    return tensors, found


def chunks_of(tensor):
    """By the definition: maximal runs with stride[i] == stride[i + 1] * size[i + 1]; sizes of 1 join any."""
    runs, inner = [], None
    for dim in reversed(range(len(tensor.shape))):
        size, stride = tensor.shape[dim], tensor.element_stride[dim]
        if size == 1:
            continue
        if inner is None or stride != inner:
            runs.append([])
        runs[-1].append(dim)
        inner = stride * size
    return runs


def first_misfit(addresses, shape):
    """From the right, the first new dim along which the elements in reading order do not lie evenly."""
    laid = addresses.reshape(shape)
    for dim in reversed(range(len(shape))):
        jumps = np.diff(laid, axis=dim)
        if jumps.size and not (jumps == jumps.flat[0]).all():
            return dim
    return None


def check_view(operation, tensors, figure, unit):
    old = tensors[figure["tensor"]]
    result = tensors[operation["result"]] if operation["result"] is not None else None
    if not old:
        return
    yield "view sizes", old.shape, numbers(dim["size"] for dim in figure["old"])
    yield "view strides", old.stride, numbers(dim["stride"] for dim in figure["old"])
    for cut in figure["cuts"]:
        dim = cut["after"]
        inner = next(k for k in range(dim + 1, len(old.shape)) if old.shape[k] != 1)
        yield "cut", [old.stride[dim], old.stride[inner], old.shape[inner], old.stride[inner] * old.shape[inner]], numbers(
            cut[key] for key in ("stride", "inner", "size", "expected"))
    if figure["outcome"] != "open" and figure["chunks"] and old.numel:
        runs = [[dim for dim in range(int(chunk["first"]), int(chunk["last"]) + 1) if old.shape[dim] != 1]
                for chunk in figure["chunks"]]
        yield "chunks", sorted(map(sorted, chunks_of(old))), sorted(filter(None, runs))
    if figure["outcome"] != "open" and result:
        shares = bool(result.shares(old)) or not old.numel
        yield "outcome", "view" if shares else "copy", figure["outcome"] if old.numel else "view"
    asked = numbers(dim["size"] for dim in figure["next"])
    for dim in figure["next"]:
        at = dim["dim"]
        if dim["state"] == "fits" and dim["stride"] is not None and figure["outcome"] == "view" and result:
            if asked[at] != 1:
                yield "new stride", result.stride[at], int(dim["stride"])
        addresses = old.addresses()
        if dim["state"] == "straddles" and addresses is not None and np.prod(asked) == old.numel:
            yield "straddling dim", first_misfit(addresses, asked), at


def check_dims(operation, tensors, figure):
    old = tensors[0]
    result = tensors[operation["result"]] if operation["result"] is not None else None
    if old:
        yield "dims before", list(zip(old.shape, old.stride)), [
            (int(dim["size"]), int(dim["stride"])) for dim in figure["before"]]
    if result and result.shares(old or result):
        yield "dims after", list(zip(result.shape, result.stride)), [
            (int(dim["size"]), int(dim["stride"])) for dim in figure["after"]]
        if figure["contiguous"] is not None:
            yield "contiguous", result.contiguous, figure["contiguous"]
    begins = figure.get("begins")
    if begins and old and result and result.numel and old.shares(result):
        reached = int(begins["from"]) + sum(int(term["product"]) for term in begins["terms"])
        yield "begins", result.offset - old.offset, int(begins["to"]) - int(begins["from"])
        yield "begins by terms", int(begins["to"]), reached


def check_shapes(operation, tensors, figure):
    for row in figure["rows"]:
        tensor = tensors[row["tensor"]]
        if not tensor:
            continue
        own = [cell for cell in row["cells"] if cell["dim"] is not None]
        own.sort(key=lambda cell: cell["dim"])
        if operation["kind"] != "broadcast":
            continue
        yield "row", tensor.shape, numbers(cell["original"] if cell["original"] is not None else cell["size"] for cell in own)


def element_address(tensors, operation, text, names):
    """The real address of `x[1, 2]`, where x is one of the operation's tensors."""
    index = ELEMENT.search(text)
    name = text[: index.start()] if index else text
    which = [i for i, each in enumerate(operation["tensors"]) if each["name"] == name and each["role"] in names]
    if len(which) != 1 or not tensors[which[0]] or not index:
        return None
    addresses = tensors[which[0]].addresses()
    return None if addresses is None else int(addresses[tuple(ints(index[1]))])


def check_event(operation, tensors, event):
    values, kind = event["values"], event["id"]
    by_name = {each["name"]: tensor for each, tensor in zip(operation["tensors"], tensors) if tensor}
    result = tensors[operation["result"]] if operation["result"] is not None else None
    for name, shape in (("a", "a_shape"), ("b", "b_shape"), ("tensor", "shape"), ("mask", "mask_shape")):
        if name in values and shape in values and values[name] in by_name and kind != "SHARED_STORAGE":
            yield f"{kind} {shape}", by_name[values[name]].shape, ints(values[shape])
    if kind in ("DIMS_BEFORE", "VIEW_REQUEST") and values["tensor"] in by_name:
        yield f"{kind} strides", by_name[values["tensor"]].stride, ints(values["strides"])
    if kind == "PAD" and values["tensor"] in by_name:
        yield "PAD", [len(by_name[values["tensor"]].shape), int(values["want"]) - int(values["have"])], [
            int(values["have"]), int(values["ones"])]
    if kind == "BROADCAST_RESULT" and result and operation["kind"] == "broadcast":
        yield kind, result.shape, ints(values["shape"])
    if kind in ("DIMS_AFTER", "PRODUCT_RESULT", "REDUCE_RESULT", "JOIN_RESULT", "INDEX_COPIES", "FILLED", "NEW_STORAGE",
                "COPY_LAYOUT", "SHARED_STORAGE", "RESIZED") and result:
        yield f"{kind} shape", result.shape, ints(values["shape"])
        if "strides" in values:
            yield f"{kind} strides", result.stride, ints(values["strides"])
    if kind in ("VIEW_FITS", "VIEW_FITS_ALTHOUGH") and result:
        used = [dim for dim, size in enumerate(result.shape) if size != 1]
        yield kind, [result.stride[dim] for dim in used], [ints(values["strides"])[dim] for dim in used]
    if kind == "NOT_CONTIGUOUS" and result:
        dim = int(values["dim"])
        dense = int(np.prod(result.shape[dim + 1:], dtype=int)) * (1 if result.is_torch else result.itemsize)
        yield kind, [result.stride[dim], dense], [int(values["stride"]), int(values["expected"])]
    if kind == "STAYS_CONTIGUOUS" and result:
        yield kind, result.contiguous, True
    if kind == "OFFSET_CHANGES" and result and tensors[0]:
        moved = int(values["to"]) - int(values["from"])
        yield kind, result.offset - tensors[0].offset, moved // (1 if result.is_torch else result.itemsize)
    if kind == "REDUCE_RESULT" and result and tensors[0] and result.numel:
        yield f"{kind} numbers", [result.numel, tensors[0].numel // result.numel], [
            int(values["numel"]), int(values["group"])]
    if kind in ("REDUCE_STAYS", "REDUCE_KEPT", "REDUCE_GONE") and tensors[0]:
        yield kind, tensors[0].shape[int(values["dim"])], int(values["size"])
    if kind == "COMPARE_REFUSED":
        for name, size in (("a", "size_a"), ("b", "size_b")):
            if values[name] in by_name:
                yield f"{kind} {size}", True, int(values[size]) in [*by_name[values[name]].shape, 1]
    if kind in ("ELEMENT_READ", "ELEMENT_READ_AT", "ELEMENT_READ_BYTES"):
        real = element_address(tensors, operation, values["out"], ("result", "operand", "target"))
        if real is not None:
            yield kind, real, int(values["address"])
        if "sum" in values and kind == "ELEMENT_READ":
            terms = [np.prod(ints(term)) for term in values["sum"].replace("−", "-").split(" + ")]
            yield "sum of terms", int(values["address"]), int(sum(terms))
    if kind == "ELEMENT_COPY":
        for text, address, roles in (("in", "from", ("operand",)), ("out", "to", ("result", "target"))):
            real = element_address(tensors, operation, values[text], roles)
            if real is not None:
                yield f"{kind} {address}", real, int(values[address])


def check_scene(operation, tensors, scene, counts):
    found, checks = [], list(check_event(operation, tensors, scene["event"]))
    for figure in scene["figures"]:
        if figure["kind"] == "view":
            checks += check_view(operation, tensors, figure, None)
        elif figure["kind"] == "dims":
            checks += check_dims(operation, tensors, figure)
        elif figure["kind"] == "shapes":
            checks += check_shapes(operation, tensors, figure)
    counts["facts"] += len(checks)
    for what, theirs, ours in checks:
        if theirs != ours:
            found.append((what, theirs, ours))
    return found
