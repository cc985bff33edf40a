import { drawCaption } from './drawCaption.mjs'
import { measureSpeechBalloon } from './drawSpeechBalloon.mjs'
import { measureVerticalSpeechBalloon } from './drawVerticalSpeechBalloon.mjs'

/**
 * Places the captions and speech balloons of a panel, from the top of the panel downwards. Exception: captions of the
 * speaker `end` are at the lower edge of the panel.
 * @param seats horizontal position of each comic figure as a fraction of the width of the panel. The key is the name of
 *   the comic figure
 * @returns `texts` contains the drawn captions and the positions of the balloons. `textHeight` is the height in px that
 *   the captions and balloons need at the top of the panel. Captions of the speaker `end` do not count
 */
export function placePanelTexts(panel, style, w, h, seats) {
  const size = style.lettering * (panel.mods.has('small') ? 0.85 : 1)
  const texts = []
  let y = size * 0.9
  let textHeight = 0
  let last
  for (const [who, words] of panel.said) {
    if (who === 'sfx') continue
    if (who === 'cap' || who === 'end') {
      const bottom = who === 'end'
      const box = drawCaption(words, bottom ? w : 0, bottom ? h : y > size * 2 ? y : 0, w * 0.82, size * 0.92, {
        ...style.caption,
        right: bottom !== Boolean(style.rtl),
        bottom,
      })
      const shifted =
        style.rtl && !bottom
          ? drawCaption(words, w, y > size * 2 ? y : 0, w * 0.82, size * 0.92, { ...style.caption, right: true })
          : box
      texts.push({ svg: shifted.svg })
      if (!bottom) {
        y = Math.max(y, (y > size * 2 ? y : 0) + box.h + size * 0.6)
        textHeight = Math.max(textHeight, y)
      }
      continue
    }
    const seat = seats[who]
    const room = Math.min(w * (panel.actors.length > 1 || w > 500 ? 0.66 : 0.9), size * 22)
    const box = style.tall
      ? measureVerticalSpeechBalloon(words, size * 1.25)
      : measureSpeechBalloon(words, size, Math.max(room, size * 9))
    const pull = seat === undefined ? (style.rtl ? 0.8 : 0.3) : seat
    const isCrowded = last && Math.abs(last.pull - pull) < 0.1
    if (isCrowded) last.lean *= -1
    const x = Math.max(box.w / 2 + 8, Math.min(w - box.w / 2 - 8, w * pull + (isCrowded ? last.lean * w * 0.08 : 0)))
    const beside = last && Math.abs(last.x - x) > (last.w + box.w) / 2 + 6
    const top = last ? (beside ? last.top + Math.min(last.h * 0.35, size * 2.4) : last.top + last.h + size * 0.35) : y
    last = { x, w: box.w, h: box.h, top, pull, lean: last?.lean ?? 1 }
    texts.push({ who, box, x, y: top + box.h / 2 })
    textHeight = Math.max(textHeight, top + box.h)
    y = Math.max(y, top + box.h + size * 0.4)
  }
  return { texts, textHeight }
}
