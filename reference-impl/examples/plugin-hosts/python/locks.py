"""Write locks of conversations. The kernel frees a lock with the process that holds it, however that ends."""

import fcntl
import os


class Locks:
    """The locks that this process holds, by conversation."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {}

    def holds(self, conversation):
        return conversation in self.files

    def take(self, conversation):
        """Whether the lock could be had, at once or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        # Python opens files so that no child inherits them: a plugin would keep the lock beyond the host's end.
        file = os.open(self.folder / f"{conversation}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(file)
            return False
        self.files[conversation] = file
        return True

    def free(self, conversation):
        os.close(self.files.pop(conversation))

    def free_all(self):
        for conversation in list(self.files):
            self.free(conversation)

    def is_taken(self, conversation):
        """Whether anybody holds the lock."""
        if self.holds(conversation):
            return True
        if self.take(conversation):
            self.free(conversation)
            return False
        return True
