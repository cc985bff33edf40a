/** Returns the rules of a style sheet. Returns an empty array if the style sheet has failed to load. */
export function getReadableCssRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** Yields the given rules, the rules nested in them, and the rules of imported style sheets. */
export function* iterateNestedCssRules(rules: Iterable<CSSRule>): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule
    if ('styleSheet' in rule && rule.styleSheet)
      yield* iterateNestedCssRules(getReadableCssRules(rule.styleSheet as CSSStyleSheet))
    else if ('cssRules' in rule) yield* iterateNestedCssRules(rule.cssRules as CSSRuleList)
  }
}

/** Whether a rule has a selector and declarations. For example, an `@media` rule has neither. */
export const isCssStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'style' in rule && 'selectorText' in rule

/**
 * Returns the elements in the body that match the selector of a rule. Returns an empty array if the browser rejects the
 * selector, for example the incomplete selector of a nested rule.
 */
export function findElementsMatchingCssRule(
  { selectorText }: CSSStyleRule,
  { body }: Document,
): readonly HTMLElement[] {
  try {
    return [...body.querySelectorAll<HTMLElement>(selectorText)]
  } catch {
    return []
  }
}
