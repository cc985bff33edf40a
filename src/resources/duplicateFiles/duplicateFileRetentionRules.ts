import type { RequestedFileDeletions } from '../../actions/fileDeletions/requestedFileDeletions'
import type { Book } from '../../generated/model.schemas'
import { type DeletionMarks, listAvailableDuplicateBooks } from './deletionMarks'
import type { DuplicateFileGroup } from './duplicateFileGroups'

/** Kinds of rules that work without further input by the user, in the order of the dialog. */
export const retentionRuleKindsWithoutValue = [
  'addedFirst',
  'addedLast',
  'oldestFile',
  'newestFile',
  'mostProgress',
  'shortestPath',
  'longestPath',
] as const

/**
 * Rule that selects which files of a group of duplicates stay. The other files of the group are marked for deletion.
 */
export type DuplicateFileRetentionRule =
  | { kind: (typeof retentionRuleKindsWithoutValue)[number] }
  /** Rule that excludes files in this library from deletion. */
  | { kind: 'library'; libraryId: string }
  /** Rule: files whose path contains this text are not deleted. Ignores case. */
  | { kind: 'path'; text: string }

export type DuplicateFileRetentionRuleKind = DuplicateFileRetentionRule['kind']

/** Result that a rule would have for all groups of duplicates. The dialog shows this result as a preview. */
export type DuplicateFileRetentionRulePreview = {
  marks: DeletionMarks
  /**
   * Groups for which the rule has a result. `remaining` are the files that stay, and `deleted` are the files that are
   * marked for deletion.
   */
  decided: readonly { group: DuplicateFileGroup; remaining: readonly Book[]; deleted: readonly Book[] }[]
  /** Number of groups for which the rule has no result. The deletion marks in these groups do not change. */
  undecidedCount: number
}

/**
 * Returns the files of a group that stay according to a rule. Returns an empty list if the rule matches all files of
 * the group or no file. The caller then does not change the marks of the group.
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

/**
 * Applies a rule to all groups of duplicates, and returns the new deletion marks. Does not change the current marks.
 */
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

/** Functions that compute the score of a file, by kind of rule. The rule keeps the file with the highest score. */
const score: Record<(typeof retentionRuleKindsWithoutValue)[number], (book: Book) => number> = {
  addedFirst: ({ created }) => -Date.parse(created),
  addedLast: ({ created }) => Date.parse(created),
  oldestFile: ({ fileLastModified }) => -Date.parse(fileLastModified),
  newestFile: ({ fileLastModified }) => Date.parse(fileLastModified),
  mostProgress: ({ readProgress }) => (readProgress?.completed ? Number.POSITIVE_INFINITY : (readProgress?.page ?? 0)),
  shortestPath: ({ url }) => -url.length,
  longestPath: ({ url }) => url.length,
}

/**
 * Returns a list that contains only the book with the highest score. Returns an empty list if several books have the
 * highest score.
 */
function uniqueBest(books: readonly Book[], scoreOf: (book: Book) => number): Book[] {
  const best = Math.max(...books.map(scoreOf))
  const matches = books.filter(book => scoreOf(book) === best)
  return matches.length === 1 ? matches : []
}
