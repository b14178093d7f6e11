// Tabs whose state is in the URL: plain links without scripts, tabs with arrow keys after hydration.
import { Link, useNavigate, useNavigationType } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

export type LinkTab = { id: string; label: ReactNode; to: string; icon?: string }

type LinkTabsProps = {
  /** Connects the bar to its panels; without it the links have no panels, and stay links. */
  set?: string
  label: string
  tabs: readonly LinkTab[]
  current: string
  className?: string
}

const tabId = (set: string, id: string) => `${set}-tab-${id}`
const panelId = (set: string, id: string) => `${set}-panel-${id}`

export function LinkTabs({ set, label, tabs, current, className }: LinkTabsProps) {
  const alive = useHydrated() && set !== undefined
  const bar = useRef<HTMLElement>(null)
  const [isColumn, setColumn] = useState(false)
  const onKeyDown = useTabKeys(tabs)
  useFocusFollowsHistory(bar, current)
  useCurrentInView(bar, current)
  const roving = tabs.some(({ id }) => id === current) ? current : tabs[0]?.id
  return (
    <nav
      ref={bar}
      id={set && `${set}-tabs`}
      className={className ? `tabs ${className}` : 'tabs'}
      aria-label={label}
      {...(alive ? { role: 'tablist', 'aria-orientation': isColumn ? 'vertical' : 'horizontal' } : undefined)}
      onFocus={({ currentTarget }) => setColumn(isInColumn(currentTarget))}
      onKeyDown={alive ? onKeyDown : undefined}
    >
      {/* The space is for browsers that draw the links in a line of text. */}
      {tabs.map(({ id, label, to, icon }) => [
        <Link
          key={id}
          // After a full page load the browser scrolls to the tabs instead of the top.
          to={set && !alive && !to.includes('#') ? `${to}#${set}-tabs` : to}
          preventScrollReset
          {...(alive ? tabState(set, id, id === current, id === roving) : linkState(id === current))}
        >
          {icon ? <Icon name={icon} size={18} /> : null}
          {label}
        </Link>,
        ' ',
      ])}
    </nav>
  )
}

const linkState = (isCurrent: boolean) => ({ 'aria-current': isCurrent ? ('true' as const) : undefined })

const tabState = (set: string, id: string, isCurrent: boolean, isReachable: boolean) => ({
  role: 'tab',
  id: tabId(set, id),
  'aria-selected': isCurrent,
  'aria-controls': panelId(set, id),
  tabIndex: isReachable ? 0 : -1,
})

type TabPanelProps = {
  set: string
  id: string
  current: string
  /** The old panel slides out to the left before this one slides in from the right. */
  animated?: boolean
  className?: string
  children: ReactNode
}

/** Every panel is in the page; those not selected are hidden. */
export function TabPanel({ set, id, current, animated, className, children }: TabPanelProps) {
  const alive = useHydrated()
  const moved = useMoved(current)
  return (
    <div
      id={panelId(set, id)}
      className={className ? `tab-panel ${className}` : 'tab-panel'}
      hidden={id !== current}
      data-animated={animated && moved ? '' : undefined}
      {...(alive ? { role: 'tabpanel', 'aria-labelledby': tabId(set, id), tabIndex: 0 } : undefined)}
    >
      {children}
    </div>
  )
}

/** True after the first change: the initial panel does not animate. */
function useMoved(current: string) {
  const [first] = useState(current)
  const [moved, setMoved] = useState(false)
  if (!moved && current !== first) setMoved(true)
  return moved
}

function useTabKeys(tabs: readonly LinkTab[]) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLElement>) => {
    // Leaves Alt with an arrow to the browser, for which it means "back".
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = Array.from(event.currentTarget.querySelectorAll('a'))
    const at = links.findIndex((link) => link.contains(event.target as Node))
    const forward = keysForward(event.currentTarget)
    const next = at < 0 ? undefined : keyTarget(event.key, at, links.length, forward)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    links[next]?.focus()
    navigate(tab.to, { preventScrollReset: true })
  }
}

/** The tabs stand below each other. */
const isInColumn = ({ children: [first, second] }: Element) =>
  first instanceof HTMLElement && second instanceof HTMLElement && first.offsetTop < second.offsetTop

/** The arrow keys that lead to the next tab, and to the one before. */
function keysForward(bar: Element): Record<string, 1 | -1> {
  const step = getComputedStyle(bar).direction === 'rtl' ? -1 : 1
  const sideways = { ArrowRight: step, ArrowLeft: -step } as Record<string, 1 | -1>
  return isInColumn(bar) ? { ...sideways, ArrowDown: 1, ArrowUp: -1 } : sideways
}

function keyTarget(key: string, at: number, count: number, forward: Record<string, 1 | -1>) {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === ' ') return at
  const step = forward[key]
  return step && (at + step + count) % count
}

/** Where links or tabs make one line that scrolls, moves the current one to its middle. */
export function useCurrentInView(bar: RefObject<HTMLElement>, current: string) {
  useEffect(() => {
    const line = bar.current
    const link = line?.querySelector('[aria-current], [aria-selected="true"]')
    if (!line || !link || !current) return
    const { left, width } = link.getBoundingClientRect()
    line.scrollLeft += left + width / 2 - line.getBoundingClientRect().left - line.clientWidth / 2
  }, [bar, current])
}

/** After "back", moves a focus inside the bar to the tab that is now current. */
function useFocusFollowsHistory(bar: RefObject<HTMLElement>, current: string) {
  const cameBack = useNavigationType() === 'POP'
  const lastCurrent = useRef(current)
  useEffect(() => {
    if (lastCurrent.current === current) return
    lastCurrent.current = current
    const list = bar.current
    if (cameBack && list?.contains(document.activeElement)) {
      list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    }
  }, [bar, cameBack, current])
}
