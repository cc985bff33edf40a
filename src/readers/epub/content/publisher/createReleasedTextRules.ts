/** Attribute on boxes that would cut or hide their text. `releaseConfinedText` sets this attribute. */
export const RELEASED_ATTRIBUTE = 'data-longbox-released'

const releasedBox = `position: static; inset: auto; float: none; width: auto; height: auto; min-width: 0; min-height: 0;
  max-width: none; max-height: none; max-inline-size: 100%; margin-inline: 0; text-indent: 0; padding-inline: min(1em, 5%); overflow: visible; transform: none;
  translate: none; scale: none; rotate: none; clip-path: none; white-space: normal; -webkit-line-clamp: none;
  break-inside: auto`

/** Creates the rules that show boxes with `RELEASED_ATTRIBUTE` as ordinary blocks. Ordinary blocks cut no text. */
export function createReleasedTextRules(): string {
  const selector = `[${RELEASED_ATTRIBUTE}]`
  const kind = (name: string) => `[${RELEASED_ATTRIBUTE}~=${name}]`
  const important = releasedBox.replaceAll(/;|$/g, ' !important;')
  return `${selector} { ${important} } ${kind('block')} { display: block !important; } ${kind('spaces')} { white-space: pre-wrap !important; } ${kind('direction')} { writing-mode: inherit !important; }`
}
