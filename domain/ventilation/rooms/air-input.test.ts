import { expect, test } from 'vitest'
import { airInputOf, maxRooms, queryOfAir } from './air-input.ts'

const read = (query: string) => airInputOf(new URLSearchParams(query))
const spelled = (query: string) => new URLSearchParams(queryOfAir(read(query))).toString()

test('room calculator: reads rooms of an address in their order', () => {
  expect(read('room=bathroom:6:2.5&room=toilet:1.5:2.6&way=long&dwelling=90')).toEqual({
    rooms: [
      { kind: 'bathroom', area: 6, height: 2.5 },
      { kind: 'toilet', area: 1.5, height: 2.6 },
    ],
    way: 'long',
    opening: null,
    noise: null,
    dwelling: 90,
  })
})

test('room calculator: reads the opening and the noise, and drops unknown ones', () => {
  expect(read('opening=100&noise=30')).toMatchObject({ opening: 100, noise: 30 })
  expect(read('opening=99&noise=')).toMatchObject({ opening: null, noise: null })
  expect(spelled('noise=30&opening=100')).toBe('opening=100&noise=30')
})

test('room calculator: reads the fields of a form that has no script', () => {
  const query =
    'kind=toilet&area=1,5&height=2,6&kind=kitchen&area=&height=&kind=living&area=20&height='
  expect(read(query).rooms).toEqual([
    { kind: 'toilet', area: 1.5, height: 2.6 },
    { kind: 'living', area: 20, height: 2.5 },
  ])
})

test('room calculator: buttons of the form add and drop rooms', () => {
  expect(read('room=kitchen:9:2.5&add=1').rooms.map(({ kind }) => kind)).toEqual([
    'kitchen',
    'toilet',
  ])
  expect(read('room=kitchen:9:2.5&room=toilet:2:2.5&drop=0').rooms).toHaveLength(1)
})

test('room calculator: has one spelling for an address, and none for its example', () => {
  expect(spelled('room=bathroom:6,0:2.50')).toBe('')
  expect(spelled('kind=kitchen&area=9&height=2.5&way=short')).toBe('room=kitchen%3A9%3A2.5')
})

test.each([
  'room=palace:6:2.5',
  'room=constructor:6:2.5',
  'room=bathroom',
  'room=&way=<script>&dwelling=',
])('room calculator: junk as in "%s" ends in the example', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('room calculator: keeps figures within what rooms can be', () => {
  expect(read('room=bathroom:99999:0.1&dwelling=9').rooms[0]).toEqual({
    kind: 'bathroom',
    area: 500,
    height: 1.8,
  })
  const many = Array.from({ length: 80 }, () => 'room=toilet:2:2.5').join('&')
  expect(read(many).rooms).toHaveLength(maxRooms)
})
