import type { JsonObject } from '../wire/json.ts'

/** What is known while one value is judged by one schema. */
export interface Judging {
  root: JsonObject
  /** References that were followed, of which there may be no endless chain. */
  followed: number
  /** Names of members that some keyword has spoken of; undefined where nobody asks. */
  evaluated?: Set<string>
  holds(schema: unknown, value: unknown, judging: Judging): boolean
}
