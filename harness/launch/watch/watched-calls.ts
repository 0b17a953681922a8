/** Calls that change what is stated of a file: who may use it, whose it is, and its times. */
export const ATTRIBUTES =
  'chmod fchmodat fchmodat2 chown lchown fchownat utime utimes futimesat utimensat setxattr lsetxattr'

/** The system calls that are looked at. */
export const WATCHED_CALLS = [
  ...ATTRIBUTES.split(' '),
  ...'open openat openat2 creat mkdir mkdirat mknod mknodat unlink unlinkat rmdir'.split(' '),
  ...'truncate rename renameat renameat2 link linkat symlink symlinkat execve'.split(' '),
  ...'execveat clone clone3 fork vfork connect bind listen sendto sendmsg sendmmsg'.split(' '),
  ...'chdir fchdir read readv'.split(' '),
]
