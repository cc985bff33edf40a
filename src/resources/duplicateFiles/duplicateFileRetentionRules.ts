import type { Book } from '../../generated/model.schemas'
import { type DeletionMarks, listAvailableDuplicateBooks, type RequestedFileDeletions } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Rules that need no further input, in the order of the dialog. */
export const retentionRuleKindsWithoutValue = [
  'addedFirst',
  'addedLast',
  'oldestFile',
  'newestFile',
  'mostProgress',
  'shortestPath',
  'longestPath',
] as const

/** Rule that selects which files of a group are not deleted. */
export type DuplicateFileRetentionRule =
  | { kind: (typeof retentionRuleKindsWithoutValue)[number] }
  /** The files of a library stay. */
  | { kind: 'library'; libraryId: string }
  /** The files whose path contains a text stay. Ignores case. */
  | { kind: 'path'; text: string }

export type DuplicateFileRetentionRuleKind = DuplicateFileRetentionRule['kind']

/** Effect that a rule would have on all groups of duplicate files. Nothing is changed until the user confirms. */
export type DuplicateFileRetentionRulePreview = {
  marks: DeletionMarks
  /**
   * Groups in which the rule selects files. `remaining` lists the files to preserve, and `deleted` the files to delete.
   */
  decided: readonly { group: DuplicateFileGroup; remaining: readonly Book[]; deleted: readonly Book[] }[]
  /** Number of groups in which the rule selects no files. Their marks stay unchanged. */
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

/** Functions that compute the score of a file for each rule. The file with the highest score is preserved. */
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
