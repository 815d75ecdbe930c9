import { expect, it, vi } from 'vitest'
import { declaredPrivacy } from '../storage/persisted-signal.ts'
import { hasCheckoutInputs, hasPickupPoints } from './stored-choices.ts'
import './delivery/last-pickup-points.ts'
import './details/checkout-inputs.ts'

it('design §9 weight: a step with stored choices knows the names that they are stored by', () => {
  const asked: string[] = []
  const getItem = (name: string) => void asked.push(name)
  vi.stubGlobal('localStorage', { getItem })
  expect([hasCheckoutInputs(), hasPickupPoints()]).toEqual([false, false])
  expect([...declaredPrivacy().keys()]).toEqual(expect.arrayContaining(asked))
  vi.stubGlobal('localStorage', { getItem: () => '{"owner":"guest","at":1,"value":{}}' })
  expect([hasCheckoutInputs(), hasPickupPoints()]).toEqual([true, true])
})
