import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import styles from './Definition.module.css'
import type { DictionaryDefinition } from './lookup/dictionaryEntries'
import { type DefinitionNode, parseDefinition } from './lookup/parseDefinition'

interface Props {
  readonly meaning: DictionaryDefinition
  /** Of the meaning, as a tag. */
  readonly language: string | undefined
  /** Goes on to a word that the meaning refers to. */
  readonly onSee: (word: string) => void
}

/** A meaning as text, with the few marks that are harmless. */
export function Definition({ meaning: { meaning, form }, language, onSee }: Props) {
  const pieces = useMemo(() => (form === 'html' ? parseDefinition(meaning) : [meaning]), [meaning, form])
  return (
    <div className={styles.meaning} data-form={form} lang={language} dir="auto">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a meaning does not change
        <Fragment key={index}>{drawn(piece, onSee)}</Fragment>
      ))}
    </div>
  )
}

const single = ['br', 'hr']

function drawn(piece: DefinitionNode, onSee: Props['onSee']): ReactNode {
  if (typeof piece === 'string') return piece
  const inner = piece.pieces.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a meaning does not change
    <Fragment key={index}>{drawn(each, onSee)}</Fragment>
  ))
  if (piece.tag === 'see')
    return (
      <button type="button" className={styles.see} onClick={() => onSee(piece.word)}>
        {inner}
      </button>
    )
  return single.includes(piece.tag) ? createElement(piece.tag) : createElement(piece.tag, undefined, ...inner)
}
