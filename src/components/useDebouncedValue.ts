import { useEffect, useState } from 'react'

const DEBOUNCE_MS = 250

/** Returns a value once the value has stayed unchanged for 250 ms. Until then, returns the earlier value. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
