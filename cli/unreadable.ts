/** Why a file or a folder cannot be used, in words: the system's own state which call failed. */
export function whyUnreadable(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons.get(code) ?? message
}

const reasons = new Map([
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'a part of its path is no directory'],
  ['EISDIR', 'it is a directory'],
  ['EEXIST', 'there is a file of that name'],
  ['EACCES', 'there is no permission for it'],
  ['EPERM', 'there is no permission for it'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its symbolic links lead in a circle'],
  ['EROFS', 'it is on a file system that is read only'],
  ['ENOSPC', 'no space is left on its device'],
  ['EDQUOT', 'no space is left for this user'],
  ['ESPIPE', 'it is no file, and is read in parts; write it to a file first'],
  ['ENDLESS', 'it is a device that has no end'],
  ['UNWRITTEN_PIPE', 'it is a pipe, and nothing writes to it'],
  ['UNREAD_PIPE', 'it is a pipe, and nobody reads from it'],
  ['GZIP', 'it is compressed with gzip; decompress it first: gunzip'],
  ['EMPTY_NAME', 'its name is empty'],
  ['ERR_ENCODING_INVALID_ENCODED_DATA', 'it is not UTF-8'],
  ['ENXIO', 'nothing takes what is written there'],
  ['EFBIG', 'it would be larger than a file may be'],
])
