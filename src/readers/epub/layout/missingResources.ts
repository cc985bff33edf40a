/** What is wanted and could not be had. */
export interface MissingResources {
  readonly again: () => void
  /** Of the turn that leads there. */
  readonly way: 1 | -1 | undefined
  readonly timer: ReturnType<typeof setTimeout>
  /** It is being asked for again. */
  isAsked: boolean
  /** One was told so. */
  isSaid: boolean
}
