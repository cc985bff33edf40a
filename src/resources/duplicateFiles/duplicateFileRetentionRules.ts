import type { Book } from '../../generated/model.schemas'
import { type DeletionMarks, listAvailableDuplicateBooks, type RequestedFileDeletions } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Kinds of rules that need no further value, in the order of the dialog. */
export const retentionRuleKindsWithoutValue = [
  'addedFirst',
  'addedLast',
  'oldestFile',
  'newestFile',
  'mostProgress',
  'shortestPath',
  'longestPath',
] as const

/** Rule that selects the files of a group to keep. The other files of the group will be deleted. */
export type DuplicateFileRetentionRule =
  | { kind: (typeof retentionRuleKindsWithoutValue)[number] }
  /** Keeps the files in a library. */
  | { kind: 'library'; libraryId: string }
  /** Keeps the files whose path contains a text. Ignores case. */
  | { kind: 'path'; text: string }

export type DuplicateFileRetentionRuleKind = DuplicateFileRetentionRule['kind']

/**
 * Effect that a rule would have on all groups of duplicate files. The dialog shows this effect before the user
 * confirms.
 */
export type DuplicateFileRetentionRulePreview = {
  marks: DeletionMarks
  /** Groups in which the rule selects files. `remaining` lists the files to keep, and `deleted` the files to delete. */
  decided: readonly { group: DuplicateFileGroup; remaining: readonly Book[]; deleted: readonly Book[] }[]
  /**
   * Number of groups in which the rule selects no files. The rule does not change the deletion marks in these groups.
   */
  undecidedCount: number
}

/**
 * Applies a rule to a group of duplicate files, and returns the files to keep. Returns an empty list if the rule
 * selects all files or no files.
 */
export function selectFilesToKeep(
  group: DuplicateFileGroup,
  rule: DuplicateFileRetentionRule,
  requested: RequestedFileDeletions,
): Book[] {
  const books = listAvailableDuplicateBooks(group, requested)
  const remaining = matchingBooks(books, rule)
  return remaining.length < books.length ? remaining : []
}

/** Returns which files a rule marks for deletion in all groups. */
export function previewDuplicateFileRetentionRule(
  groups: readonly DuplicateFileGroup[],
  rule: DuplicateFileRetentionRule,
  marks: DeletionMarks,
  requested: RequestedFileDeletions,
): DuplicateFileRetentionRulePreview {
  const next = new Set(marks)
  const decided: { group: DuplicateFileGroup; remaining: Book[]; deleted: Book[] }[] = []
  for (const group of groups) {
    const remaining = selectFilesToKeep(group, rule, requested)
    if (remaining.length === 0) continue
    const deleted = listAvailableDuplicateBooks(group, requested).filter(book => !remaining.includes(book))
    for (const { id } of remaining) next.delete(id)
    for (const { id } of deleted) next.add(id)
    decided.push({ group, remaining, deleted })
  }
  return { marks: next, decided, undecidedCount: groups.length - decided.length }
}

function matchingBooks(books: readonly Book[], rule: DuplicateFileRetentionRule): Book[] {
  switch (rule.kind) {
    case 'library':
      return books.filter(({ libraryId }) => libraryId === rule.libraryId)
    case 'path': {
      const text = rule.text.trim().toLowerCase()
      return text === '' ? [] : books.filter(({ url }) => url.toLowerCase().includes(text))
    }
    default:
      return uniqueBest(books, score[rule.kind])
  }
}

/**
 * For each kind of rule: a function that computes the score of a file. The rule chooses the file with the highest
 * score.
 */
const score: Record<(typeof retentionRuleKindsWithoutValue)[number], (book: Book) => number> = {
  addedFirst: ({ created }) => -Date.parse(created),
  addedLast: ({ created }) => Date.parse(created),
  oldestFile: ({ fileLastModified }) => -Date.parse(fileLastModified),
  newestFile: ({ fileLastModified }) => Date.parse(fileLastModified),
  mostProgress: ({ readProgress }) => (readProgress?.completed ? Number.POSITIVE_INFINITY : (readProgress?.page ?? 0)),
  shortestPath: ({ url }) => -url.length,
  longestPath: ({ url }) => url.length,
}

/** Returns a list with the file that has the highest score. Returns an empty list if several files have this score. */
function uniqueBest(books: readonly Book[], scoreOf: (book: Book) => number): Book[] {
  const best = Math.max(...books.map(scoreOf))
  const matches = books.filter(book => scoreOf(book) === best)
  return matches.length === 1 ? matches : []
}
