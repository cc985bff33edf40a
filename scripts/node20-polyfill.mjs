/** Adds `Object.groupBy` and `Map.groupBy` to Node 20 for the client generator. Does nothing on newer versions. */
const group = (items, keyOf, put) => {
  let index = 0
  for (const item of items) put(keyOf(item, index++), item)
}

Map.groupBy ??= (items, keyOf) => {
  const groups = new Map()
  group(items, keyOf, (key, item) => {
    if (groups.has(key)) groups.get(key).push(item)
    else groups.set(key, [item])
  })
  return groups
}

Object.groupBy ??= (items, keyOf) => {
  const groups = Object.create(null)
  group(items, keyOf, (key, item) => {
    groups[key] ??= []
    groups[key].push(item)
  })
  return groups
}
