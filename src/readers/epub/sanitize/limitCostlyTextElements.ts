import { ChapterTooLargeError, chapterLimits } from './chapterLimits'

const { maxTokenChars } = chapterLimits

/**
 * Limits the text elements whose layout is slow in browsers. Displays costly ruby annotations as inline text. Limits
 * the number of different fonts and the number of different languages.
 * @throws ChapterTooLargeError if the texts in SVG drawings contain too many characters or elements
 */
export function limitCostlyTextElements(page: Document): void {
  let svgTextChars = 0
  for (const text of page.querySelectorAll('svg text')) svgTextChars += text.textContent?.length ?? 0
  const svgSpans = page.querySelectorAll('svg text *').length
  if (svgTextChars > chapterLimits.maxSvgTextChars || svgSpans > chapterLimits.maxSvgTextSpans)
    throw new ChapterTooLargeError('text')
  limitFontStyles(page)
  limitLanguages(page)
  for (const ruby of page.querySelectorAll('ruby')) if (isCostlyRuby(ruby)) makeInline(ruby)
}

/**
 * Whether the layout of a ruby annotation is slow, because the annotation is nested or long. Browsers lay out nested
 * annotations several times.
 */
const isCostlyRuby = (ruby: Element): boolean =>
  ruby.parentElement?.closest('ruby ruby') != null || (ruby.textContent?.length ?? 0) > maxTokenChars

function makeInline(ruby: Element): void {
  for (const element of [ruby, ...ruby.children])
    if (/^(ruby|rt|rp|rb|rtc)$/.test(element.localName)) element.setAttribute('style', 'display: inline')
}

/**
 * Counts the different fonts that elements declare. After the limit is exceeded, removes the `style` attribute and the
 * font attributes from all further elements with a font.
 */
function limitFontStyles(page: Document): void {
  const fonts = new Set<string>()
  for (const element of page.querySelectorAll('[style*="font" i], [face], [font-family], [font-size]')) {
    const inStyle = element
      .getAttribute('style')
      ?.split(';')
      .filter(declaration => /font/i.test(declaration.slice(0, declaration.indexOf(':'))))
      .join(';')
    fonts.add(`${inStyle} ${['face', 'font-family', 'font-size'].map(name => element.getAttribute(name)).join(' ')}`)
    if (fonts.size > chapterLimits.maxFontStyles)
      for (const name of ['style', 'face', 'font-family', 'font-size']) element.removeAttribute(name)
  }
}

/**
 * Counts the different languages that elements declare. After the limit is exceeded, removes the language from all
 * further elements.
 */
function limitLanguages(page: Document): void {
  const languages = new Set<string>()
  for (const element of page.querySelectorAll('[lang], [*|lang]')) {
    for (const { name, localName, value } of [...element.attributes]) {
      if (localName !== 'lang' && name !== 'xml:lang') continue
      languages.add(value)
      if (languages.size > chapterLimits.maxLanguages)
        element.removeAttributeNode(element.getAttributeNode(name) as Attr)
    }
  }
}
