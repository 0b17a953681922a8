// Written by `npm run spec` from spec/; change it there.
import type { VfsMessages } from '../messages/vfs.ts'

/** Where the schema of each stands: a file below `schemas/`, and a place in it. */
export const places = {
  applyParams: 'vfs/apply#/$defs/params',
  cancelParams: 'vfs/cancel#/$defs/params',
  contentBlock: 'vfs/content-block',
  errorResponse: 'vfs/error-response',
  errorParams: 'vfs/error#/$defs/params',
  fileContent: 'vfs/file-content',
  fsDeleteParams: 'vfs/fs.delete#/$defs/params',
  fsDeleteResult: 'vfs/fs.delete#/$defs/result',
  fsExistsParams: 'vfs/fs.exists#/$defs/params',
  fsExistsResult: 'vfs/fs.exists#/$defs/result',
  fsGrepParams: 'vfs/fs.grep#/$defs/params',
  fsGrepResult: 'vfs/fs.grep#/$defs/result',
  fsListDirParams: 'vfs/fs.list_dir#/$defs/params',
  fsListDirResult: 'vfs/fs.list_dir#/$defs/result',
  fsMetadataParams: 'vfs/fs.metadata#/$defs/params',
  fsMetadataResult: 'vfs/fs.metadata#/$defs/result',
  fsReadParams: 'vfs/fs.read#/$defs/params',
  fsReadResult: 'vfs/fs.read#/$defs/result',
  fsRenameParams: 'vfs/fs.rename#/$defs/params',
  fsRenameResult: 'vfs/fs.rename#/$defs/result',
  fsWriteParams: 'vfs/fs.write#/$defs/params',
  fsWriteResult: 'vfs/fs.write#/$defs/result',
  httpHeader: 'vfs/http-header',
  httpResponse: 'vfs/http-response',
  httpGetParams: 'vfs/http.get#/$defs/params',
  httpGetResult: 'vfs/http.get#/$defs/result',
  httpPostParams: 'vfs/http.post#/$defs/params',
  httpPostResult: 'vfs/http.post#/$defs/result',
  initParams: 'vfs/init#/$defs/params',
  pendingParams: 'vfs/pending#/$defs/params',
  processRunParams: 'vfs/process.run#/$defs/params',
  processRunResult: 'vfs/process.run#/$defs/result',
  resultParams: 'vfs/result#/$defs/params',
  stateParams: 'vfs/state#/$defs/params',
  stoppedState: 'vfs/stopped-state',
} as const

/** What each shows a value to be. */
export type Types = {
  applyParams: VfsMessages['apply']['params']
  cancelParams: VfsMessages['cancel']['params']
  contentBlock: VfsMessages['content-block']
  errorResponse: VfsMessages['error-response']
  errorParams: VfsMessages['error']['params']
  fileContent: VfsMessages['file-content']
  fsDeleteParams: VfsMessages['fs.delete']['params']
  fsDeleteResult: VfsMessages['fs.delete']['result']
  fsExistsParams: VfsMessages['fs.exists']['params']
  fsExistsResult: VfsMessages['fs.exists']['result']
  fsGrepParams: VfsMessages['fs.grep']['params']
  fsGrepResult: VfsMessages['fs.grep']['result']
  fsListDirParams: VfsMessages['fs.list_dir']['params']
  fsListDirResult: VfsMessages['fs.list_dir']['result']
  fsMetadataParams: VfsMessages['fs.metadata']['params']
  fsMetadataResult: VfsMessages['fs.metadata']['result']
  fsReadParams: VfsMessages['fs.read']['params']
  fsReadResult: VfsMessages['fs.read']['result']
  fsRenameParams: VfsMessages['fs.rename']['params']
  fsRenameResult: VfsMessages['fs.rename']['result']
  fsWriteParams: VfsMessages['fs.write']['params']
  fsWriteResult: VfsMessages['fs.write']['result']
  httpHeader: VfsMessages['http-header']
  httpResponse: VfsMessages['http-response']
  httpGetParams: VfsMessages['http.get']['params']
  httpGetResult: VfsMessages['http.get']['result']
  httpPostParams: VfsMessages['http.post']['params']
  httpPostResult: VfsMessages['http.post']['result']
  initParams: VfsMessages['init']['params']
  pendingParams: VfsMessages['pending']['params']
  processRunParams: VfsMessages['process.run']['params']
  processRunResult: VfsMessages['process.run']['result']
  resultParams: VfsMessages['result']['params']
  stateParams: VfsMessages['state']['params']
  stoppedState: VfsMessages['stopped-state']
}

/** Validators by the name on the wire. */
export const methods = {
  'apply': { params: 'applyParams' },
  'cancel': { params: 'cancelParams' },
  'content-block': { whole: 'contentBlock' },
  'error-response': { whole: 'errorResponse' },
  'error': { params: 'errorParams' },
  'file-content': { whole: 'fileContent' },
  'fs.delete': { params: 'fsDeleteParams', result: 'fsDeleteResult' },
  'fs.exists': { params: 'fsExistsParams', result: 'fsExistsResult' },
  'fs.grep': { params: 'fsGrepParams', result: 'fsGrepResult' },
  'fs.list_dir': { params: 'fsListDirParams', result: 'fsListDirResult' },
  'fs.metadata': { params: 'fsMetadataParams', result: 'fsMetadataResult' },
  'fs.read': { params: 'fsReadParams', result: 'fsReadResult' },
  'fs.rename': { params: 'fsRenameParams', result: 'fsRenameResult' },
  'fs.write': { params: 'fsWriteParams', result: 'fsWriteResult' },
  'http-header': { whole: 'httpHeader' },
  'http-response': { whole: 'httpResponse' },
  'http.get': { params: 'httpGetParams', result: 'httpGetResult' },
  'http.post': { params: 'httpPostParams', result: 'httpPostResult' },
  'init': { params: 'initParams' },
  'pending': { params: 'pendingParams' },
  'process.run': { params: 'processRunParams', result: 'processRunResult' },
  'result': { params: 'resultParams' },
  'state': { params: 'stateParams' },
  'stopped-state': { whole: 'stoppedState' },
} as const
