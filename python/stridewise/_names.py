"""Names in a core program for expressions of the reader's line, such as `self.weight`.

A name is as long as the words that it stands for, so that what the core has laid out in columns
stays in its columns when the words are put back.
"""

import keyword
import re


class Names:
    """The names of one core program, and the reader's words for each."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}  # by name

    def taken(self, name: str) -> bool:
        return name in self.words

    def reserve(self, name: str) -> None:
        """Reserves a name that the program uses as it is."""
        self.words[name] = name

    def name_for(self, words: str) -> str:
        """A unique name for these words."""
        for name, told in self.words.items():
            if told == words:
                return name
        plain = re.sub(r"\W", "_", words)
        if plain[:1].isdigit() or keyword.iskeyword(plain):
            plain = "_" + plain[1:]
        for name in _variations(plain):
            if name not in self.words and not keyword.iskeyword(name):
                self.words[name] = words
                return name
        raise LookupError(words)

    def restore(self, text: str) -> str:
        """The text with every name replaced by its words."""
        other = {name: words for name, words in self.words.items() if name != words}
        if not other:
            return text
        pattern = "|".join(map(re.escape, sorted(other, key=len, reverse=True)))
        text = re.sub(rf"\b(?:{pattern})\b", lambda found: other[found[0]], text)
        return re.sub(r"\b(\w+)…", lambda found: self._cut(other, found[1]), text)

    def _cut(self, other: "dict[str, str]", start: str) -> str:
        """The words for a name that the core has shortened, shortened as well."""
        found = [words for name, words in other.items() if name.startswith(start)]
        return (found[0][: len(start)] if len(found) == 1 else start) + "…"


def _variations(name: str) -> "list[str]":
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    places = [i for i, letter in enumerate(name) if letter == "_"] or [len(name) - 1]
    varied = [name[:i] + letter + name[i + 1 :] for i in places for letter in letters]
    return [name, *(v for v in varied if v.isidentifier())]
