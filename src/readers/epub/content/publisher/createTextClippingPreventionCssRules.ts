/** Attribute on elements whose style would cut or hide their text. `preventTextClipping` sets this attribute. */
export const TEXT_CLIPPING_PREVENTION_ATTRIBUTE = 'data-longbox-released'

const unclippedBoxStyle = `position: static; inset: auto; float: none; width: auto; height: auto; min-width: 0; min-height: 0;
  max-width: none; max-height: none; max-inline-size: 100%; margin-inline: 0; text-indent: 0; padding-inline: min(1em, 5%); overflow: visible; transform: none;
  translate: none; scale: none; rotate: none; clip-path: none; white-space: normal; -webkit-line-clamp: none;
  break-inside: auto`

/**
 * Creates the rules for elements with `TEXT_CLIPPING_PREVENTION_ATTRIBUTE`. The rules show the elements as ordinary
 * blocks, which do not cut their text.
 */
export function createTextClippingPreventionCssRules(): string {
  const selector = `[${TEXT_CLIPPING_PREVENTION_ATTRIBUTE}]`
  const kind = (name: string) => `[${TEXT_CLIPPING_PREVENTION_ATTRIBUTE}~=${name}]`
  const important = unclippedBoxStyle.replaceAll(/;|$/g, ' !important;')
  return `${selector} { ${important} } ${kind('block')} { display: block !important; } ${kind('spaces')} { white-space: pre-wrap !important; } ${kind('direction')} { writing-mode: inherit !important; }`
}
