/** From 0, guessed at once, to 4, not guessed. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/**
 * How hard a password is to guess, estimated from what guessers try first: common words, the person's own address, rows of
 * neighbours on the keyboard, repetitions. An estimate, not a promise.
 * @param known  words that a guesser knows about the person, such as the e-mail address
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const bits = guessBits(password, known)
  const steps = [24, 40, 56, 72]
  return steps.filter(step => bits >= step).length as PasswordStrength
}

function guessBits(password: string, known: readonly string[]): number {
  const words = [...common, ...known.flatMap(word => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  let rest = password.toLowerCase()
  let bits = 0
  for (const word of words.filter(word => word.length > 3).sort((a, b) => b.length - a.length)) {
    while (rest.includes(word)) {
      rest = rest.replace(word, '\0')
      bits += wordBits
    }
  }
  const perCharacter = Math.log2(alphabetOf(password))
  const characters = [...rest]
  characters.forEach((character, at) => {
    if (character === '\0') return
    bits += isExpected(character, characters[at - 1]) ? 1 : perCharacter
  })
  return bits
}

/** A word of the list costs a guesser no more than its place in the list. */
const wordBits = 8

const common = [
  'password passwort passwd letmein welcome admin administrator monkey dragon master shadow sunshine princess football',
  'baseball superman batman iloveyou trustno secret login hello freedom whatever qazwsx starwars pokemon naruto comic',
  'comics manga komga longbox library reader book books love summer winter spring autumn january hunter charlie thomas',
].flatMap(line => line.split(' '))

const rows = ['qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']

/** The same again, or the neighbour on the keyboard, in the alphabet or in counting, in either direction. */
function isExpected(character: string, before: string | undefined): boolean {
  if (before === undefined) return false
  return character === before || rows.some(row => row.includes(before + character) || row.includes(character + before))
}

const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
]

const alphabetOf = (password: string) =>
  kinds.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 1)
