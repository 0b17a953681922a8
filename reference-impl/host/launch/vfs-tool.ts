import type { LiveTool, ToolObserver } from '../registry/world.ts'
import type { Run } from '../runtime/run.ts'
import { reportOf, resultOf } from './report.ts'

/** A tool on the VFS binding, where an answer and an input are the same message. @see rfd-d11 §Integration with the stateful tool protocol */
export function vfsTool(run: Run, observer: ToolObserver): LiveTool {
  run.watch(() => {
    if (run.outcome) observer.stopped(resultOf(run.outcome))
    else if (run.state) observer.reported(reportOf(run.state))
  })
  void run.over.then((outcome) => observer.gone(resultOf(outcome)))
  return {
    deliver: (input) => run.apply(input),
    end: (cause) => (cause === 'host exit' ? run.end('host ends') : run.cancel()),
  }
}
