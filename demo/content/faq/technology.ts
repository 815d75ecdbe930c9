import { t } from '../../catalogue/texts/text.ts'
import { question } from './question.ts'

/** On choosing goods, and on accounts. */
export const technologyQuestions = [
  question(
    'size-100',
    'choosing',
    t(
      'Was heißt „Ø 100“: innen oder außen?',
      'Co znamená „Ø 100“: vnitřní, nebo vnější?',
      'Čo znamená „Ø 100“: vnútorný, alebo vonkajší?',
      'What does “Ø 100” mean: inside or outside?',
    ),
    t(
      'Die Nennweite ist der Innendurchmesser des Rohres. Formteile und Stutzen sind etwas kleiner und stecken darin.',
      'Jmenovitý průměr je vnitřní průměr trubky. Tvarovky a hrdla jsou o něco menší a zasouvají se dovnitř.',
      'Menovitý priemer je vnútorný priemer rúry. Tvarovky a hrdlá sú o niečo menšie a zasúvajú sa dovnútra.',
      'The nominal size is the inside diameter of the duct. Fittings and spigots are slightly smaller and go inside.',
    ),
  ),
  question(
    'noise-distance',
    'choosing',
    t(
      'Warum gilt das Geräusch in 3 m?',
      'Proč je hluk uveden ve 3 m?',
      'Prečo je hluk uvedený v 3 m?',
      'Why is noise stated at 3 m?',
    ),
    t(
      'Damit sich Geräte vergleichen lassen. Von 1 m auf 3 m sinkt der Schalldruck um 9,5 dB; wer den Abstand verschweigt, kann alles behaupten.',
      'Aby se přístroje daly srovnat. Z 1 m na 3 m klesne akustický tlak o 9,5 dB; bez vzdálenosti lze tvrdit cokoli.',
      'Aby sa prístroje dali porovnať. Z 1 m na 3 m klesne akustický tlak o 9,5 dB; bez vzdialenosti možno tvrdiť čokoľvek.',
      'So that units can be compared. From 1 m to 3 m sound pressure falls by 9.5 dB; without the distance one can claim anything.',
    ),
  ),
  question(
    'which-controller',
    'choosing',
    t(
      'Welcher Regler passt zu meinem Ventilator?',
      'Jaký regulátor patří k mému ventilátoru?',
      'Aký regulátor patrí k môjmu ventilátoru?',
      'Which controller goes with my fan?',
    ),
    t(
      'AC: [Triac](category:H1.1) oder [Trafo](category:H1.2) mit mindestens 1,2-fachem Motorstrom. EC: [0–10 V](category:H1.3). Drehstrom: [Umrichter](category:H1.4).',
      'AC: [triak](category:H1.1) nebo [transformátor](category:H1.2), aspoň 1,2násobek proudu. EC: [0–10 V](category:H1.3). Třífázový: [měnič](category:H1.4).',
      'AC: [triak](category:H1.1) alebo [transformátor](category:H1.2), aspoň 1,2-násobok prúdu. EC: [0–10 V](category:H1.3). Trojfázový: [menič](category:H1.4).',
      'AC: [triac](category:H1.1) or [transformer](category:H1.2) with at least 1.2 times the motor current. EC: [0–10 V](category:H1.3). Three-phase: [inverter](category:H1.4).',
    ),
  ),
  question(
    'filter-fit',
    'choosing',
    t(
      'Wie finde ich den passenden Filter?',
      'Jak najdu správný filtr?',
      'Ako nájdem správny filter?',
      'How do I find the right filter?',
    ),
    t(
      'Unter [Ersatzfilter](category:F1) das Gerät wählen. Steht es nicht dabei, Breite × Höhe × Tiefe des alten Filters messen.',
      'Mezi [filtry do jednotek](category:F1) vyberte jednotku. Není-li tam, změřte starý filtr: šířka × výška × hloubka.',
      'Medzi [filtrami do jednotiek](category:F1) vyberte jednotku. Ak tam nie je, zmerajte starý filter: šírka × výška × hĺbka.',
      'Choose the unit under [unit filters](category:F1). If it is not listed, measure the old filter: width × height × depth.',
    ),
  ),
  question(
    'self-install',
    'choosing',
    t(
      'Darf ich selbst einbauen?',
      'Smím montovat sám?',
      'Smiem montovať sám?',
      'May I fit it myself?',
    ),
    t(
      'Rohre, Gitter und Gehäuse ja. Den Anschluss an 230 V macht eine Elektrofachkraft, bei einer Feuerstätte fragen Sie vorher den Schornsteinfeger.',
      'Potrubí, mřížky a skříň ano. Připojení na 230 V patří elektrikáři, u topeniště se předem zeptejte kominíka.',
      'Potrubie, mriežky a skriňu áno. Pripojenie na 230 V patrí elektrikárovi, pri kúrenisku sa vopred opýtajte kominára.',
      'Ducts, grilles and housing, yes. The 230 V connection is for an electrician; with a fireplace, ask the chimney inspector first.',
    ),
  ),
  question(
    'planning-help',
    'choosing',
    t(
      'Helfen Sie bei der Planung?',
      'Pomůžete s návrhem?',
      'Pomôžete s návrhom?',
      'Do you help with planning?',
    ),
    t(
      'Ja, kostenlos. Grundriss, Raumhöhe und zwei Fotos an die [Beratung](page:contact); Sie bekommen Luftmengen, Durchmesser und eine Stückliste.',
      'Ano, zdarma. Pošlete do [poradny](page:contact) půdorys, výšku a dvě fotografie; dostanete průtoky, průměry a seznam dílů.',
      'Áno, zadarmo. Pošlite do [poradne](page:contact) pôdorys, výšku a dve fotografie; dostanete prietoky, priemery a zoznam dielov.',
      'Yes, free of charge. Send floor plan, height and two photos to the [advice desk](page:contact); you get airflows, diameters and a parts list.',
    ),
  ),
  question(
    'forgot-password',
    'account',
    t(
      'Ich habe mein Kennwort vergessen.',
      'Zapomněl jsem heslo.',
      'Zabudol som heslo.',
      'I forgot my password.',
    ),
    t(
      'Auf der Anmeldeseite lassen Sie sich einen Link schicken. Er gilt eine Stunde und nur einmal.',
      'Na přihlašovací stránce si nechte poslat odkaz. Platí hodinu a jen jednou.',
      'Na prihlasovacej stránke si dajte poslať odkaz. Platí hodinu a len raz.',
      'Have a link sent from the sign-in page. It works for one hour and once.',
    ),
  ),
  question(
    'business-account',
    'account',
    t(
      'Wie bekomme ich Firmenpreise?',
      'Jak získám firemní ceny?',
      'Ako získam firemné ceny?',
      'How do I get business prices?',
    ),
    t(
      'Registrieren Sie sich als Unternehmen; nach der Prüfung schalten wir Ihre Gruppe frei. Mehr unter [Für Unternehmen](page:business).',
      'Zaregistrujte se jako firma; po ověření zapneme vaši skupinu. Více: [pro firmy](page:business).',
      'Zaregistrujte sa ako firma; po overení zapneme vašu skupinu. Viac: [pre firmy](page:business).',
      'Register as a business; after a check we switch your group on. See [For businesses](page:business).',
    ),
  ),
  question(
    'delete-account',
    'account',
    t(
      'Kann ich mein Konto löschen?',
      'Mohu účet zrušit?',
      'Môžem účet zrušiť?',
      'Can I delete my account?',
    ),
    t(
      'Ja, im Konto mit Ihrem Kennwort. Rechnungen bleiben so lange gespeichert, wie das Gesetz es verlangt. Siehe [Ihre Daten](page:dataRequests).',
      'Ano, v účtu pomocí hesla. Faktury zůstanou uložené po zákonnou dobu. Viz [vaše údaje](page:dataRequests).',
      'Áno, v účte pomocou hesla. Faktúry zostanú uložené zákonný čas. Pozri [vaše údaje](page:dataRequests).',
      'Yes, in your account with your password. Invoices stay as long as the law requires. See [Your data](page:dataRequests).',
    ),
  ),
  question(
    'newsletter',
    'account',
    t(
      'Wie melde ich den Newsletter ab?',
      'Jak odhlásím novinky?',
      'Ako odhlásim novinky?',
      'How do I unsubscribe from the newsletter?',
    ),
    t(
      'Mit einem Klick auf den Link am Ende jeder Ausgabe. Eine Anmeldung ist dafür nicht nötig.',
      'Jedním kliknutím na odkaz na konci každého vydání. Přihlašovat se nemusíte.',
      'Jedným kliknutím na odkaz na konci každého vydania. Prihlasovať sa nemusíte.',
      'With one click on the link at the end of every issue. You need not sign in.',
    ),
  ),
  question(
    'watch-stock',
    'account',
    t(
      'Sagen Sie mir, wenn ein Artikel wieder da ist?',
      'Dáte mi vědět, až bude zboží zase skladem?',
      'Dáte mi vedieť, keď bude tovar opäť skladom?',
      'Will you tell me when an item is back?',
    ),
    t(
      'Ja. Tragen Sie auf der Produktseite Ihre E-Mail-Adresse ein; Sie bekommen eine Bestätigung und dann genau eine Nachricht.',
      'Ano. Na stránce zboží zadejte e-mail, dostanete potvrzení a pak jedinou zprávu.',
      'Áno. Na stránke tovaru zadajte e-mail, dostanete potvrdenie a potom jedinú správu.',
      'Yes. Enter your e-mail address on the product page; you will get a confirmation and then exactly one message.',
    ),
  ),
]
