/** What every rule and check of any role has: the requirement that it verifies, and a title. */
export interface Titled {
  verifies: string
  title: string
  /** What would exercise the requirement, when nothing did. */
  toExercise?: string
  /** The conversation that it asks for, of a host's check. */
  occasion?: { name: string }
}
