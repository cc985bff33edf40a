import { poseNames } from '../people/personPoses.mjs'

const moods = ['calm', 'happy', 'sad', 'angry', 'surprised', 'smirk', 'worried', 'laugh', 'closed', 'shout', 'tired']
const shots = ['wide', 'full', 'mid', 'close']

/**
 * Parses the description of a figure in a panel. For example, "ines walk 30 > sad +cup x1.2" is the character `ines`
 * with the pose `walk` and the mood `sad`. She is at 30 % of the width of the panel, looks to the right (`>`) and holds
 * a cup. She is drawn 1.2 times as large as usual.
 */
function parseActorDescription(text) {
  const actor = { name: '', pose: 'stand', mood: 'calm', grow: 1 }
  for (const word of text.trim().split(/\s+/)) {
    if (!actor.name) actor.name = word
    else if (word === '>' || word === '<') actor.face = word === '>' ? 1 : -1
    else if (word[0] === '+') actor.held = word.slice(1)
    else if (/^x[\d.]+$/.test(word)) actor.grow = Number(word.slice(1))
    else if (/^-?\d+$/.test(word)) actor.at = Number(word) / 100
    else if (moods.includes(word)) actor.mood = word
    else if (poseNames.includes(word)) actor.pose = word
  }
  return actor
}

/**
 * Parses the description of a panel, for example "pier night wide | ines walk 30 >; bo sit 70 < | bo: Late again. |
 * sfx: HOONK". The character `|` separates the parts of the description.
 * The first part is the place, followed by words for the light, the weather and the view. The second part is the list
 * of figures, separated by `;`. Each further part is a text with its speaker. Special speakers are `cap` for a caption,
 * `end` for a caption at the lower edge, and `sfx` for a sound effect.
 */
export function parsePanelDescription(text) {
  const [scene, actors = '', ...said] = text.split('|').map(part => part.trim())
  const [place, ...mods] = scene.split(/\s+/)
  return {
    place,
    mods: new Set(mods),
    shot: mods.find(mod => shots.includes(mod)) ?? 'full',
    actors: actors ? actors.split(';').map(parseActorDescription) : [],
    said: said.map(each => [each.slice(0, each.indexOf(':')).trim(), each.slice(each.indexOf(':') + 1).trim()]),
  }
}
