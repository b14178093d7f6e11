import { isMotionWelcome } from './welcome.ts'

/** A fallback for scroll-driven animations: sets how far fading heroes are scrolled away (--gone). */
export function watchFades(root: ParentNode) {
  const heroes = root.querySelectorAll<HTMLElement>('[data-fades]')
  if (heroes.length === 0 || CSS.supports('animation-timeline: scroll()') || !isMotionWelcome()) return
  const tell = () => {
    const progress = Math.min(1, scrollY / (0.8 * innerHeight))
    for (const hero of heroes) hero.style.setProperty('--gone', String(progress))
  }
  tell()
  addEventListener('scroll', tell, { passive: true })
  return () => removeEventListener('scroll', tell)
}
