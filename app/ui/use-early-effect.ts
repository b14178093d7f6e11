import { useEffect, useLayoutEffect } from 'react'

/** An effect that runs before the browser takes the next key or click; none on the server. */
export const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect
