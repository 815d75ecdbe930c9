import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorMessage } from './error-message.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Keeps the layout when a screen throws; the link home stays (spec §8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error('screen', error, componentStack)
  }

  override render() {
    return this.state.failed ? <ErrorMessage /> : this.props.children
  }
}
