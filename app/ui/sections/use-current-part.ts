import { useEffect, useState } from 'react'

/** The section being read: the last one whose heading has passed the upper third of the window. */
export function useCurrentPart(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const [reached] = entries.filter(({ isIntersecting }) => isIntersecting)
        if (reached) setCurrent(reached.target.querySelector('[id]')?.id)
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const id of key.split(' ')) {
      const part = document.getElementById(id)?.closest('section')
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
