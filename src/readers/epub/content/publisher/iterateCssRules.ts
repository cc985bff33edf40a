/** Returns the rules of a style sheet. Empty if the style sheet failed to load. */
export function getReadableCssRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** Returns the given rules, the rules inside these rules, and the rules of imported style sheets. */
export function* iterateNestedCssRules(rules: Iterable<CSSRule>): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule
    if ('styleSheet' in rule && rule.styleSheet)
      yield* iterateNestedCssRules(getReadableCssRules(rule.styleSheet as CSSStyleSheet))
    else if ('cssRules' in rule) yield* iterateNestedCssRules(rule.cssRules as CSSRuleList)
  }
}

/** Whether a rule applies declarations to elements. */
export const isCssStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'style' in rule && 'selectorText' in rule

/**
 * Returns the elements inside the body that a rule applies to. Empty for a nested rule, because its selector is not
 * complete.
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
