import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }

  /** What one request's action, loaders and rendering tell each other. */
  interface AppLoadContext {
    /** A form was refused: the page's title says so. */
    refused?: boolean
    /** The host of the one frame this page may show. */
    frameHost?: string
    /** Named on the error page and in the log. */
    requestId?: string
    /** Resolves when the browser has taken what was written so far. */
    room?: () => Promise<void>
  }
}
