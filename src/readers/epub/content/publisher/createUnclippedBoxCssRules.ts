/** Attribute on elements whose style would cut or hide their text. `preventTextClipping` sets this attribute. */
export const UNCLIPPED_BOX_ATTRIBUTE = 'data-longbox-released'

const unclippedBox = `position: static; inset: auto; float: none; width: auto; height: auto; min-width: 0; min-height: 0;
  max-width: none; max-height: none; max-inline-size: 100%; margin-inline: 0; text-indent: 0; padding-inline: min(1em, 5%); overflow: visible; transform: none;
  translate: none; scale: none; rotate: none; clip-path: none; white-space: normal; -webkit-line-clamp: none;
  break-inside: auto`

/**
 * Creates the rules for elements with `UNCLIPPED_BOX_ATTRIBUTE`. The rules show them as ordinary blocks, which do not
 * cut their text.
 */
export function createUnclippedBoxCssRules(): string {
  const selector = `[${UNCLIPPED_BOX_ATTRIBUTE}]`
  const kind = (name: string) => `[${UNCLIPPED_BOX_ATTRIBUTE}~=${name}]`
  const important = unclippedBox.replaceAll(/;|$/g, ' !important;')
  return `${selector} { ${important} } ${kind('block')} { display: block !important; } ${kind('spaces')} { white-space: pre-wrap !important; } ${kind('direction')} { writing-mode: inherit !important; }`
}
