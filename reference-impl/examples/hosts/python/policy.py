"""What a tool may do with the project, decided by what it asks for and never by what is there."""

from fnmatch import fnmatchcase

from project import DENIED, Refused, place_of, shown

SENSITIVE = (".env", ".env.*", ".envrc", ".netrc", ".npmrc", ".pypirc", ".pgpass", ".git-credentials", ".ssh", ".aws",
             ".azure", ".docker", ".gnupg", ".kube", "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "*.key",
             "*.keystore", "*.p12", "*.pem", "*.pfx")


class Policy:
    """Without a section for files the project can be read, and nothing in it can be changed."""

    def __init__(self, configured):
        filesystem = configured.get("filesystem", {})
        self.writable = filesystem.get("writable", False)
        self.allow = [place for entry in filesystem.get("allow", []) for place in _places(entry)]

    def may_read(self, place):
        return not any(fnmatchcase(name.lower(), listed) for name in place for listed in SENSITIVE)

    def check_reading(self, place):
        if not self.may_read(place):
            raise Refused(DENIED, f"{shown(place)} is a sensitive path")

    def check_writing(self, place):
        self.check_reading(place)
        if not self.writable:
            raise Refused(DENIED, f"{shown(place)} cannot be changed: the project is read-only for this tool")
        if not any(place[: len(allowed)] == allowed for allowed in self.allow):
            raise Refused(DENIED, f"{shown(place)} lies outside the paths that this tool may change")


def _places(entry):
    try:
        return [place_of(entry)]
    except Refused:
        return []  # what is no path of the project covers nothing
