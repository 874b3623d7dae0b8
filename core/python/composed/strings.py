"""Methods of str."""


def find(self, sub, start=0):
    if not isinstance(sub, str) or not sub or start < 0: unsupported()
    rest = self[start:]
    return start + len(rest.split(sub)[0]) if sub in rest else -1


def count(self, sub): return len(self.split(sub)) - 1


def index(self, sub, start=0):
    at = self.find(sub, start)
    assert at >= 0, (ValueError, 'substring not found')
    return at


def isdigit(self):
    return self != '' and all([c in '0123456789' or c > '~' and unsupported() for c in self])


def isalpha(self): return self != '' and all(['a' <= c.lower() <= 'z' for c in self])


def isalnum(self): return self != '' and all([c.isalpha() or c.isdigit() for c in self])
