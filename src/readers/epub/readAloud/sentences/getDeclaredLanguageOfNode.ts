/** Special language tags for text in an unknown language, in several languages or in no language. */
const unknownLanguages: ReadonlySet<string> = new Set(['und', 'zxx', 'mul', 'mis'])

/**
 * Returns the language that the innermost element around a node declares.
 * @returns BCP 47 tag. Empty if no element declares a known language.
 */
export function getDeclaredLanguageOfNode(node: Node | undefined): string {
  for (let at = node; at; at = at.parentNode ?? undefined) {
    if (at.nodeType !== 1) continue
    const element = at as Element
    const language = element.getAttribute('xml:lang') || element.getAttribute('lang')
    if (language && !unknownLanguages.has(language.toLowerCase())) return language
  }
  return ''
}
