"""Helpers that functions of all files use."""


# The dtype as error messages call it: 'Float', 'Long'.
def kind(input): return input.type()[6:-6]


# All numbers of nested lists, in one list.
def flat(values):
    return [i for v in values for i in flat(v)] if isinstance(values, list) else [values]


# Lists the entries of a tensor; none where its values are never computed.
def entries(input): return flat(input.tolist()) if known(input) else []
