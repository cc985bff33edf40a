/**
 * Script that records which audio the reader plays. The script also replaces the voices of the browser by a silent
 * simulated voice, because real voices have different speeds. The simulated voice speaks so slowly that a test can skip
 * each sentence before its end.
 */
export const narrationRecorderScript = `(() => {
  const play = HTMLMediaElement.prototype.play
  HTMLMediaElement.prototype.play = function () {
    // While a voice of the browser speaks, the reader plays silent audio in a loop. This audio is not recorded.
    if (!this.loop) window.__narrator = this
    // Firefox plays no sound without an audio device.
    this.muted = true
    return play.call(this)
  }
  window.__spoken = []
  const voice = { voiceURI: 'simulated', name: 'Simulated', lang: 'en-GB', default: true, localService: true }
  let timer
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [voice],
    cancel: () => clearTimeout(timer),
    resume: () => {},
    pause: () => {},
    speak: utterance => {
      window.__spoken.push(utterance.text)
      timer = setTimeout(() => utterance.onend?.(), utterance.text.length * 1500)
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
})()`

/**
 * Script that finds the text that is read aloud: the text of the element that the media overlay marks as active. If no
 * element is active, finds the text that the reader highlights.
 */
const spokenElement = `(() => {
  for (const frame of document.querySelectorAll('[data-shown=true] iframe')) {
    const element = frame.contentDocument?.querySelector('.active-item, .my-active-item')
    const [range] = frame.contentWindow?.CSS?.highlights?.get('longbox-spoken') ?? []
    if (element) return { text: element.textContent, element, root: element.ownerDocument.documentElement }
    if (range) return { text: range.toString(), element: range.startContainer.parentElement, root: frame.contentDocument.documentElement }
  }
})()`

/** Script that returns the current `CapturedNarration`. */
export const currentNarrationScript = `(() => {
  const spoken = ${spokenElement}
  const style = spoken && getComputedStyle(spoken.element)
  const audio = window.__narrator
  return {
    text: (spoken?.text ?? '').replace(/\\s+/g, ' ').trim(),
    background: style?.backgroundColor ?? '',
    color: style?.color ?? '',
    otherColor: spoken ? getComputedStyle(spoken.root.querySelector('body') ?? spoken.root).color : '',
    ...(audio && !audio.paused && { audioSeconds: audio.currentTime }),
    spokenByVoice: window.__spoken ?? [],
  }
})()`

/**
 * JavaScript source code of a function that the tests run in the page. The function waits until the text that is read
 * aloud matches a regular expression. It waits at most 13 s, or 5 s if nothing is read aloud.
 */
export const waitForSpokenTextScript = `async pattern => {
  for (let end = Date.now() + 5_000, latest = end + 8_000; Date.now() < end; ) {
    const spoken = ${spokenElement}
    if (spoken) end = latest
    if (new RegExp(pattern).test((spoken?.text ?? '').replace(/\\s+/g, ' ').trim())) return true
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  return false
}`
