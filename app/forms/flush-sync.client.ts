// In the browser only: on the server Node would read and keep a megabyte of React.
export { flushSync } from 'react-dom'
