// Written by `npm run spec` from spec/; change it there.
import type { ApplyParams, CancelParams, ContentBlock, ErrorParams, ErrorResponse, FileContent, FsDeleteParams, FsDeleteResult, FsExistsParams, FsExistsResult, FsGrepParams, FsGrepResult, FsListDirParams, FsListDirResult, FsMetadataParams, FsMetadataResult, FsReadParams, FsReadResult, FsRenameParams, FsRenameResult, FsWriteParams, FsWriteResult, HttpGetParams, HttpGetResult, HttpHeader, HttpPostParams, HttpPostResult, HttpResponse, InitParams, PendingParams, ProcessRunParams, ProcessRunResult, ResultParams, StateParams, StoppedState } from '../messages/vfs.ts'
import type { Validate } from './validate.d.ts'
export declare const applyParams: Validate<ApplyParams>
export declare const cancelParams: Validate<CancelParams>
export declare const contentBlock: Validate<ContentBlock>
export declare const errorResponse: Validate<ErrorResponse>
export declare const errorParams: Validate<ErrorParams>
export declare const fileContent: Validate<FileContent>
export declare const fsDeleteParams: Validate<FsDeleteParams>
export declare const fsDeleteResult: Validate<FsDeleteResult>
export declare const fsExistsParams: Validate<FsExistsParams>
export declare const fsExistsResult: Validate<FsExistsResult>
export declare const fsGrepParams: Validate<FsGrepParams>
export declare const fsGrepResult: Validate<FsGrepResult>
export declare const fsListDirParams: Validate<FsListDirParams>
export declare const fsListDirResult: Validate<FsListDirResult>
export declare const fsMetadataParams: Validate<FsMetadataParams>
export declare const fsMetadataResult: Validate<FsMetadataResult>
export declare const fsReadParams: Validate<FsReadParams>
export declare const fsReadResult: Validate<FsReadResult>
export declare const fsRenameParams: Validate<FsRenameParams>
export declare const fsRenameResult: Validate<FsRenameResult>
export declare const fsWriteParams: Validate<FsWriteParams>
export declare const fsWriteResult: Validate<FsWriteResult>
export declare const httpHeader: Validate<HttpHeader>
export declare const httpResponse: Validate<HttpResponse>
export declare const httpGetParams: Validate<HttpGetParams>
export declare const httpGetResult: Validate<HttpGetResult>
export declare const httpPostParams: Validate<HttpPostParams>
export declare const httpPostResult: Validate<HttpPostResult>
export declare const initParams: Validate<InitParams>
export declare const pendingParams: Validate<PendingParams>
export declare const processRunParams: Validate<ProcessRunParams>
export declare const processRunResult: Validate<ProcessRunResult>
export declare const resultParams: Validate<ResultParams>
export declare const stateParams: Validate<StateParams>
export declare const stoppedState: Validate<StoppedState>
/** Validators by the name on the wire. */
export declare const byMethod: {
  'apply': { params: typeof applyParams },
  'cancel': { params: typeof cancelParams },
  'content-block': { whole: typeof contentBlock },
  'error-response': { whole: typeof errorResponse },
  'error': { params: typeof errorParams },
  'file-content': { whole: typeof fileContent },
  'fs.delete': { params: typeof fsDeleteParams, result: typeof fsDeleteResult },
  'fs.exists': { params: typeof fsExistsParams, result: typeof fsExistsResult },
  'fs.grep': { params: typeof fsGrepParams, result: typeof fsGrepResult },
  'fs.list_dir': { params: typeof fsListDirParams, result: typeof fsListDirResult },
  'fs.metadata': { params: typeof fsMetadataParams, result: typeof fsMetadataResult },
  'fs.read': { params: typeof fsReadParams, result: typeof fsReadResult },
  'fs.rename': { params: typeof fsRenameParams, result: typeof fsRenameResult },
  'fs.write': { params: typeof fsWriteParams, result: typeof fsWriteResult },
  'http-header': { whole: typeof httpHeader },
  'http-response': { whole: typeof httpResponse },
  'http.get': { params: typeof httpGetParams, result: typeof httpGetResult },
  'http.post': { params: typeof httpPostParams, result: typeof httpPostResult },
  'init': { params: typeof initParams },
  'pending': { params: typeof pendingParams },
  'process.run': { params: typeof processRunParams, result: typeof processRunResult },
  'result': { params: typeof resultParams },
  'state': { params: typeof stateParams },
  'stopped-state': { whole: typeof stoppedState },
}
