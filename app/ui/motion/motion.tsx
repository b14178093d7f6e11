import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { watchFades } from './fade.ts'
import { watchReveals } from './reveal.ts'

/** Mounted once around all pages: what scrolls into view appears, on every page that is reached. */
export function Motion() {
  const { key } = useLocation()
  return <Reveals key={key} />
}

function Reveals() {
  useEffect(() => watchReveals(document), [])
  useEffect(() => watchFades(document), [])
  return null
}
