import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { watchFades } from './fade.ts'
import { watchReveals } from './reveal.ts'

/** Mounted once around all pages: reveals elements as they scroll into view, on every page. */
export function Motion() {
  const { key } = useLocation()
  return <Reveals key={key} />
}

function Reveals() {
  useEffect(() => watchReveals(document), [])
  useEffect(() => watchFades(document), [])
  return null
}
