"""No device but the CPU."""


def is_available(): return False


def device_count(): return 0
