import { useLocation, useNavigation } from '@remix-run/react'
import { useLate } from '../use-hydrated.ts'

type LoadingScreenProps = { path: string; patience?: number }

/** Covers the screen when loading the page at `path` takes noticeable time. Never rendered on the server. */
export function LoadingScreen({ path, patience = 200 }: LoadingScreenProps) {
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const isComing = navigation.state === 'loading' && navigation.location.pathname === path && pathname !== path
  const isLate = useLate(isComing, patience)
  if (!isComing) return null
  return (
    <div role="status" className={isLate ? 'loading-screen' : undefined}>
      {isLate ? <span>LOADING</span> : null}
    </div>
  )
}
