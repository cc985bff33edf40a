import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import styles from './Definition.module.css'
import type { DictionaryDefinition } from './lookup/dictionaryEntries'
import { type DefinitionNode, parseDefinition } from './lookup/parseDefinition'

interface Props {
  readonly meaning: DictionaryDefinition
  /** Language of the definition as a BCP 47 tag; undefined when unknown. */
  readonly language: string | undefined
  /** Called with the headword of a cross-reference in the definition. */
  readonly onSee: (word: string) => void
}

/** Text of a dictionary definition. HTML is reduced to safe elements without attributes. */
export function Definition({ meaning: { meaning, form }, language, onSee }: Props) {
  const pieces = useMemo(() => (form === 'html' ? parseDefinition(meaning) : [meaning]), [meaning, form])
  return (
    <div className={styles.meaning} data-form={form} lang={language} dir="auto">
      {pieces.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a definition do not change
        <Fragment key={index}>{drawn(piece, onSee)}</Fragment>
      ))}
    </div>
  )
}

const single = ['br', 'hr']

function drawn(piece: DefinitionNode, onSee: Props['onSee']): ReactNode {
  if (typeof piece === 'string') return piece
  const inner = piece.pieces.map((each, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a definition do not change
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
