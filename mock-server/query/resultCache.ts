import type { World } from '../world/world'

/** So many answers are kept: a long list is asked for page by page, by a few people at a time. */
const MOST = 8

type Kept = { version: number; answers: Map<string, unknown> }
const known = new WeakMap<World, Kept>()

/**
 * What was found by looking at every record of a world, kept until anything in that world changes, so that the second page
 * of 50,000 costs what the second page of 50 costs.
 * @param question  everything that the answer depends on beside the world; undefined where it cannot be said: made each time
 */
export function cachedResult<Answer>(
  world: World,
  question: readonly unknown[] | undefined,
  make: () => Answer,
): Answer {
  if (!question) return make()
  const answers = answersOf(world)
  const name = JSON.stringify(question)
  const found = answers.get(name) as Answer | undefined
  const answer = found ?? make()
  answers.delete(name)
  answers.set(name, answer)
  const [oldest] = answers.keys()
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
  return answer
}

function answersOf(world: World): Map<string, unknown> {
  const kept = known.get(world)
  if (kept?.version === world.version) return kept.answers
  const fresh: Kept = { version: world.version, answers: new Map() }
  known.set(world, fresh)
  return fresh.answers
}
