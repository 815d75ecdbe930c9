import { t } from '../../catalogue/texts/text.ts'
import type { Text } from '../../../backend/db/columns.ts'

export interface AuthorSource {
  name: string
  perex: Text
  /** In the markup of `markup.ts`; empty for authors without a page. */
  content: Text
  hasPage: boolean
}

/** Fictitious authors. */
export const authors = {
  jonas: {
    name: 'Jonas Reinhardt',
    hasPage: true,
    perex: t('Lüftungsbauer und Meister, plant Rohrnetze seit 1998.', 'Mistr vzduchotechniky, rozvody navrhuje od roku 1998.', 'Majster vzduchotechniky, rozvody navrhuje od roku 1998.', 'Master ventilation fitter, planning ductwork since 1998.'),
    content: t(
      `Jonas Reinhardt hat in Leipzig Lüftungsbauer gelernt und zwölf Jahre lang selbst Rohre verlegt, bevor er ins Büro gewechselt ist. Er prüft bei uns, ob Anleitungen auch auf der Leiter funktionieren.

Seine Themen: [Wärmerückgewinnung](category:B), [Formteile](category:D) und alles, was durch Wand oder Dach muss.`,
      `Jonas Reinhardt se v Lipsku vyučil vzduchotechnikem a dvanáct let sám montoval potrubí, než přešel do kanceláře. U nás ověřuje, jestli návody fungují i na žebříku.

Jeho témata: [rekuperace](category:B), [tvarovky](category:D) a vše, co vede zdí nebo střechou.`,
      `Jonas Reinhardt sa v Lipsku vyučil za vzduchotechnika a dvanásť rokov sám montoval potrubie, kým prešiel do kancelárie. U nás overuje, či návody fungujú aj na rebríku.

Jeho témy: [rekuperácia](category:B), [tvarovky](category:D) a všetko, čo vedie stenou alebo strechou.`,
      `Jonas Reinhardt trained as a ventilation fitter in Leipzig and laid ducts himself for twelve years before moving to the office. He checks whether our instructions work on a ladder too.

His subjects: [heat recovery](category:B), [fittings](category:D) and everything that has to go through a wall or roof.`),
  },
  hana: {
    name: 'Hana Dvořáková',
    hasPage: true,
    perex: t('Ingenieurin für Akustik in Brünn, rechnet lieber einmal mehr.', 'Inženýrka akustiky v Brně, raději počítá dvakrát.', 'Inžinierka akustiky v Brne, radšej počíta dvakrát.', 'Acoustics engineer in Brno who would rather check twice.'),
    content: t(
      `Hana Dvořáková hat an der TU Brünn über Schall in Lüftungskanälen promoviert. Sie betreut bei uns die Messungen und die Umrechnung der Herstellerdaten.

Wenn eine Zahl im Shop fehlt, hat sie meist entschieden, dass man sie nicht ehrlich angeben kann.`,
      `Hana Dvořáková získala na VUT v Brně doktorát za práci o šíření zvuku v potrubí. U nás má na starosti měření a přepočet údajů výrobců.

Když v obchodě nějaké číslo chybí, většinou rozhodla ona, že ho poctivě uvést nelze.`,
      `Hana Dvořáková získala na technike v Brne doktorát za prácu o šírení zvuku v potrubí. U nás má na starosti merania a prepočet údajov výrobcov.

Keď v obchode nejaké číslo chýba, väčšinou rozhodla ona, že ho poctivo uviesť nemožno.`,
      `Hana Dvořáková wrote her doctorate in Brno on sound in ventilation ducts. She looks after our measurements and the conversion of makers’ data.

If a figure is missing in the shop, she has usually decided that it cannot be stated honestly.`),
  },
  petra: {
    name: 'Petra Lindner',
    hasPage: true,
    perex: t('Leitet die Beratung in Leipzig und kennt jede Frage zum Bad.', 'Vede poradnu v Lipsku a zná každou otázku ke koupelně.', 'Vedie poradňu v Lipsku a pozná každú otázku ku kúpeľni.', 'Runs the advice desk in Leipzig and knows every bathroom question.'),
    content: t(
      `Petra Lindner nimmt seit neun Jahren die Anrufe entgegen, aus denen unsere Artikel entstehen. Ihre erste Gegenfrage lautet fast immer: „Wie lang ist der Weg nach draußen?“

Sie schreibt über Bad, Feuchte und die Fehler, die sich leicht vermeiden lassen.`,
      `Petra Lindner už devět let přijímá telefonáty, ze kterých vznikají naše články. Její první otázka zní skoro vždy: „Jak dlouhá je cesta ven?“

Píše o koupelnách, vlhkosti a chybách, kterým se dá snadno vyhnout.`,
      `Petra Lindner už deväť rokov prijíma telefonáty, z ktorých vznikajú naše články. Jej prvá otázka znie takmer vždy: „Aká dlhá je cesta von?“

Píše o kúpeľniach, vlhkosti a chybách, ktorým sa dá ľahko vyhnúť.`,
      `For nine years Petra Lindner has taken the calls that our articles grow out of. Her first question is nearly always: “How long is the way out?”

She writes about bathrooms, moisture and mistakes that are easily avoided.`),
  },
  matej: {
    name: 'Matej Kováč',
    hasPage: true,
    perex: t('Elektrotechniker in Bratislava, zuständig für Regelung und Sensoren.', 'Elektrotechnik v Bratislavě, má na starosti regulaci a čidla.', 'Elektrotechnik v Bratislave, má na starosti reguláciu a snímače.', 'Electrical engineer in Bratislava, in charge of controls and sensors.'),
    content: t(
      `Matej Kováč hat Motoren gewickelt, bevor er angefangen hat, sie zu regeln. Er zeichnet unsere Anschlussbilder und testet, welcher Regler mit welchem Ventilator brummt.`,
      `Matej Kováč motory nejdřív navíjel, než je začal regulovat. Kreslí naše schémata zapojení a zkouší, který regulátor s kterým ventilátorem bručí.`,
      `Matej Kováč motory najskôr navíjal, než ich začal regulovať. Kreslí naše schémy zapojenia a skúša, ktorý regulátor s ktorým ventilátorom bručí.`,
      `Matej Kováč wound motors before he began to control them. He draws our wiring diagrams and tests which controller hums with which fan.`),
  },
  ruth: {
    name: 'Ruth Sommer',
    hasPage: false,
    perex: t('Juristin im Einkauf, übersetzt Vorschriften in Alltag.', 'Právnička v nákupu, překládá předpisy do běžné řeči.', 'Právnička v nákupe, prekladá predpisy do bežnej reči.', 'Lawyer in purchasing who turns rules into plain words.'),
    content: t('', '', '', ''),
  },
} satisfies Record<string, AuthorSource>

export type AuthorId = keyof typeof authors
