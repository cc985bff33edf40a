import type { Body } from '../http/body'
import { type Violation, violations } from '../http/problems'

/** One field of the metadata of a noun: what it is before anybody knew better, and what an edit says of it. */
type FieldRow<Value> = {
  blank: Value
  /** Undefined keeps what was (server-facts 3.8). Faults are added to the list; what cannot be read at all is thrown. */
  read: (body: Body, faults: Violation[]) => Value | undefined
}

type Locked<Field extends string> = Record<Field, unknown> & { locks: Partial<Record<Field, boolean>> }

/** A row for each field of a record. */
export type FieldTable<Field extends string, Metadata extends Locked<Field>> = {
  [Key in Field]: FieldRow<Metadata[Key]>
}

/** The fields of something new. */
export function blankFields<Field extends string, Metadata extends Locked<Field>>(
  table: FieldTable<Field, Metadata>,
): Pick<Metadata, Field> {
  return Object.fromEntries(namesIn(table).map(field => [field, structuredClone(table[field].blank)])) as Pick<
    Metadata,
    Field
  >
}

/** Each lock as the API names it; what was never locked is open. */
export function lockAnswers<Field extends string>(
  table: Record<Field, unknown>,
  locks: Partial<Record<Field, boolean>>,
): Record<`${Field}Lock`, boolean> {
  return Object.fromEntries(namesIn(table).map(field => [`${field}Lock`, locks[field] ?? false])) as Record<
    `${Field}Lock`,
    boolean
  >
}

/**
 * Metadata after an edit: absent keeps, null clears only some (server-facts 3.8), locks are set on top of those there are.
 * Throws on what breaks a rule; the body is judged even when there is nothing to edit.
 */
export function readEdit<Field extends string, Metadata extends Locked<Field>>(
  table: FieldTable<Field, Metadata>,
  body: Body,
  metadata: Metadata | undefined,
): Metadata | undefined {
  const faults: Violation[] = []
  const sent = namesIn(table)
    .map(field => [field, table[field].read(body, faults)] as const)
    .filter(([, value]) => value !== undefined)
  const locks = namesIn(table)
    .map(field => [field, body.bool(`${field}Lock`)] as const)
    .filter(([, value]) => value !== undefined)
  if (faults.length) throw violations(faults)
  return (
    metadata && { ...metadata, ...Object.fromEntries(sent), locks: { ...metadata.locks, ...Object.fromEntries(locks) } }
  )
}

const namesIn = <Field extends string>(table: Record<Field, unknown>) => Object.keys(table) as Field[]
