/** The revision of the VFS protocol that is certified unless another is asked for. */
export const VFS_REVISION = 'vfs-0.1.0'
