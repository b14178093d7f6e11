/** True when a submission is over and the page has been read again, which React may not have drawn yet. */
export const isAtRest = (fetcherKey: string) => window.__remixRouter.getFetcher(fetcherKey).state === 'idle'
