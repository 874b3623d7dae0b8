"""Which options win: by their place, by what they say, by how many there are."""
import collections

MOST = 0.6  # share of the questions that always choosing the same may win
FEW = 50  # questions below which a share says nothing


class Classes:
    def __init__(self):
        self.count = 0
        self.kinds = collections.Counter()
        self.offered = collections.Counter()  # {(kind, options or "any", "place"|"answer", which): questions}
        self.right = collections.Counter()

    def add(self, question):
        self.count += 1
        kind, options = question["id"], question["options"]
        self.kinds[kind, len(options)] += 1
        for size in (len(options), "any"):
            for place, option in enumerate(options):
                self.choose((kind, size, "place", place + 1), option["correct"])
            for said in {option["answer"] for option in options}:
                same = [option["correct"] for option in options if option["answer"] == said]
                # Of several that say the same kind of thing one is chosen blindly.
                self.choose((kind, size, "answer", said), sum(same) / len(same))

    def choose(self, which, won):
        self.offered[which] += 1
        self.right[which] += won

    def shares(self):
        for which, offered in sorted(self.offered.items(), key=str):
            total = self.total(which)
            yield which, offered, self.right[which] / (total if which[2] == "place" else offered), total

    def total(self, which):
        kind, size = which[:2]
        return sum(count for (one, many), count in self.kinds.items() if one == kind and size in (many, "any"))

    def faults(self):
        return [f"{' '.join(map(str, which))} wins {share:.0%} of {total}"
                for which, offered, share, total in self.shares() if total >= FEW and offered >= FEW and share > MOST]

    def table(self):
        rows = collections.defaultdict(list)
        for (kind, size, what, which), offered, share, total in self.shares():
            rows[f"{kind} of {size} options ({total}), {what}"].append(f"{which} {share:.0%}")
        return "\n".join(f"{row}: {', '.join(cells)}" for row, cells in rows.items())
