import { useEffect, useState } from 'react'

/** The section being read: the last one whose heading has passed the upper third of the window; none at the page's top. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const parts = key.split(' ').flatMap((id) => document.getElementById(id)?.closest('section') ?? [])
    const read = () => {
      const line = innerHeight * 0.31
      const reached = parts.filter((part) => part.getBoundingClientRect().top < line)
      setCurrent(reached.at(-1)?.querySelector('[id]')?.id)
    }
    const observer = new IntersectionObserver(read, { rootMargin: '-30% 0px -69% 0px' })
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [key])
  return current
}
