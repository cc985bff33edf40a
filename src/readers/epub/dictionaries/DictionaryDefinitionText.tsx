import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import styles from './DictionaryDefinitionText.module.css'
import type { DictionaryDefinition } from './lookup/dictionaryEntries'
import {
  type DictionaryDefinitionNode,
  parseDictionaryDefinitionHtml,
  shortenDefinitionText,
} from './lookup/parseDictionaryDefinitionHtml'

interface DictionaryDefinitionTextProps {
  readonly definition: DictionaryDefinition
  readonly language: string | undefined
  readonly onLookUpWord: (word: string) => void
}

/** Text of a dictionary definition. Shows only safe HTML elements without attributes. */
export function DictionaryDefinitionText({
  definition: { meaning, form },
  language,
  onLookUpWord,
}: DictionaryDefinitionTextProps) {
  const nodes = useMemo(
    () => (form === 'html' ? parseDictionaryDefinitionHtml(meaning) : [shortenDefinitionText(meaning)]),
    [meaning, form],
  )
  return (
    <div className={styles.definition} data-form={form} lang={language} dir="auto">
      {nodes.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a definition do not change
        <Fragment key={index}>{renderDefinitionNode(node, onLookUpWord)}</Fragment>
      ))}
    </div>
  )
}

const VOID_TAGS = ['br', 'hr']

function renderDefinitionNode(
  node: DictionaryDefinitionNode,
  onSee: DictionaryDefinitionTextProps['onLookUpWord'],
): ReactNode {
  if (typeof node === 'string') return node
  const children = node.pieces.map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a definition do not change
    <Fragment key={index}>{renderDefinitionNode(child, onSee)}</Fragment>
  ))
  if (node.tag === 'see')
    return (
      <button type="button" className={styles.crossReference} onClick={() => onSee(node.word)}>
        {children}
      </button>
    )
  return VOID_TAGS.includes(node.tag) ? createElement(node.tag) : createElement(node.tag, undefined, ...children)
}
