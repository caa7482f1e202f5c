const list = (entries: string): readonly string[] => entries.split(',').map((entry) => entry.trim());

/**
 * Named lists for phrases, used as `@he`, `@child` … Entries are plain wordings. List every form of a verb
 * that should count.
 */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
  // People
  my: list('my, our, his, her, the, their'),
  partner: list(
    `husband, wife, partner, spouse, fiance, boyfriend, girlfriend, other half, significant other, man, woman, guy,
    better half, so called husband`,
  ),
  relative: list(
    `dad, mom, father, mother, stepdad, stepmom, stepfather, stepmother, father in law, mother in law, brother, sister,
    uncle, aunt, grandfather, grandmother, grandpa, grandma, cousin, brother in law, sister in law, bonus dad, parents,
    roommate, babysitter, nanny, teacher, coach, neighbour, neighbor`,
  ),
  someone: list(
    `he, she, they, husband, wife, partner, spouse, fiance, boyfriend, girlfriend, other half, man, woman, guy, ex,
    dad, mom, father, mother, stepdad, stepmom, stepfather, stepmother, father in law, mother in law, brother, sister,
    uncle, aunt, grandfather, grandmother, grandpa, grandma, cousin, brother in law, sister in law, parents, roommate,
    babysitter, nanny, teacher, coach, neighbour, neighbor, someone, somebody`,
  ),
  lover: list(
    `he, she, husband, wife, partner, spouse, fiance, boyfriend, girlfriend, other half, significant other, man, ex,
    someone`,
  ),
  current: list(
    'he, she, husband, wife, partner, spouse, fiance, boyfriend, girlfriend, other half, significant other, man',
  ),
  child: list(
    `child, children, kid, kids, son, sons, daughter, daughters, stepson, stepsons, stepdaughter, stepdaughters,
    stepkid, stepkids, stepchild, stepchildren, baby, babies, infant, newborn, toddler, boy, boys, girl, girls,
    little one, little ones, year old, nephew, niece, grandson, granddaughter, grandchild, grandkids, twins, teenager,
    teen, youngest, eldest, oldest, little boy, little girl`,
  ),
  dear: list(
    `husband, wife, partner, spouse, fiance, boyfriend, girlfriend, ex, friend, best friend, son, daughter, stepson,
    stepdaughter, child, kid, teen, teenager, brother, sister, mother, father, mom, dad, stepmom, stepdad, sister in law,
    brother in law, mother in law, father in law, he, she, they, year old, nephew, niece, cousin, roommate, boy, girl,
    stepkid, stepchild`,
  ),
  support: list(
    `my friends, my friend, my family, my sister, my brother, my mother, my mom, my parents, my dad, my father, my aunt,
    my relatives, my best friend, my old friends, my coworkers, my colleagues, my own family, my folks, anyone, anybody,
    other men, other women, other people, people, family, friends, a doctor, the doctor, my doctor, the police`,
  ),
  themself: list('himself, herself, themselves'),

  // Suicide
  killself: list(
    'kill, killing, hang, hanging, shoot, shooting, drown, drowning, poison, poisoning, stab, gas',
  ),
  endlife: list(
    'end my life, ending my life, ended my life, end it all, ending it all, take my own life, taking my own life',
  ),
  drugs: list(
    'pills, tablets, meds, medication, sleeping pills, sleeping tablets, pain pills, painkillers, antidepressants, insulin, xanax, tylenol, paracetamol, ibuprofen, oxy',
  ),
  wanting: list(
    'want to, wants to, wanted to, would like to, going to, ready to, need to, hope to, trying to, deserve to, long to, rather, plan to, planning to, about to, tempted to, decided to, wish to, feel like',
  ),
  trip: list('bridge, building, roof, balcony, cliff, window, overpass, ledge, parking garage'),
  crash: list(
    'tree, wall, bridge, truck, traffic, pole, ditch, river, lake, guardrail, oncoming traffic, oncoming car, oncoming lane, cliff, median, barrier, semi, train',
  ),

  // Violence
  hits: list(
    `hit, hits, hitting, beat, beats, beating, slap, slaps, slapped, slapping, punch, punches, punched, punching, kick,
    kicks, kicked, kicking, choke, chokes, choked, choking, strangle, strangles, strangled, strangling, smack, smacks,
    smacked, smacking, shove, shoves, shoved, shoving, headbutt, headbutts, headbutted, backhand, backhanded, backhands,
    attack, attacks, attacked, attacking, assault, assaults, assaulted, assaulting, stab, stabs, stabbed, burn, burns,
    burned, burnt, bite, bites, bit, whip, whipped, whips, shook, shakes, shaking, abuses, abused, abusing, abuse,
    belted, decked, clocked, thump, thumps, thumped, wallop, walloped, strike, strikes, struck, knocks, suffocate,
    suffocates, suffocated, smother, smothered, smothers, whack, whacks, whacked, clobbered, sucker punched,
    hurts and hits, manhandles, manhandled, manhandle, pummel, pummels, pummeled`,
  ),
  chokes: list(
    'choke, chokes, choked, choking, strangle, strangles, strangled, strangling, suffocate, suffocates, suffocated, stab, stabs, stabbed, stabbing',
  ),
  shoves: list(
    'push, pushes, pushed, pushing, shove, shoves, shoved, shoving, throw, throws, threw, thrown, slam, slams, slammed, slamming, pin, pins, pinned, pinning, drag, drags, dragged, dragging, knock, knocks, knocked',
  ),
  against: list(
    'against, into, down, over, onto, to the floor, to the ground, on the floor, on the ground, to the wall, around, about, hard, backwards, across the room, up against, by my hair, by the hair, by my arm, across the floor, across the kitchen, down the, out of bed, off the bed, out of the car, out of the moving',
  ),
  grabs: list(
    'grab, grabs, grabbed, grabbing, hold, holds, held, pull, pulls, pulled, pin, pinned, had, has, got, gripped, grips',
  ),
  bythe: list(
    'by the throat, by my throat, by the neck, by my neck, by the hair, by my hair, by the arm, by my arm, by the wrist, by my wrist, by the wrists, by my wrists, by the face, by the jaw, around the neck, around my neck, round the neck, around my throat, around the throat, by her throat, by his throat, by her hair, by her arm, by his arm, by his neck, by her neck, by the shoulders so hard, by the collar',
  ),
  rapes: list(
    'rape, rapes, raped, raping, sexually assault, sexually assaults, sexually assaulted, sexually abuse, sexually abuses, sexually abused, sexually abusing, sexually assaulting',
  ),
  afraid: list(
    'afraid, scared, terrified, frightened, petrified, fearful, in fear, scared to death, living in fear',
  ),
  lets: list('let, allow, permit, allows, lets, allowed'),
  threatens: list(
    'threaten, threatens, threatened, threatening, threaten to, threatens to, threatened to, threatening to, threats',
  ),
  says: list(
    'say, says, said, saying, tell me, tells me, told me, swore, swears, promised, texted, texts, yells, yelled, screams, screamed, warned me, warns me, messaged me, keeps saying, always says',
  ),
  willkill: list(
    'will kill, would kill, is going to kill, are going to kill, was going to kill, could kill, will shoot, would shoot, is going to shoot, will stab, would stab, will strangle, will burn, will bury, would bury, will murder, would murder, wants to kill, wanted to kill, might kill, will end, is going to murder, will slit, will choke, will drown, will break, would break',
  ),
  willhurt: list(
    'will hurt, would hurt, might hurt, could hurt, is going to hurt, may hurt, will kill, would kill, might kill, could kill, is going to kill, will hit, would hit, might hit, is going to hit, could hit, will beat, will come after, will find, would find, will attack, will do something to',
  ),
  weapon: list(
    'gun, knife, weapon, pistol, rifle, shotgun, machete, hammer, bat, baseball bat, axe, scissors, kitchen knife, handgun, firearm, crowbar, belt',
  ),
  gun: list(
    'gun, knife, weapon, pistol, rifle, shotgun, machete, loaded gun, handgun, firearm, axe, glock, revolver',
  ),
  angry: list(
    'angry, mad, drunk, drinks, drinking, furious, upset, loses it, loses his temper, loses her temper, argue, argues, arguing, argument, argued, fight, fights, fighting, raging, rages, snaps, snapped, disagree, say no, said no',
  ),
  spies: list(
    'check, checks, checking, read, reads, reading, go through, goes through, going through, went through, monitor, monitors, monitoring, monitored, track, tracks, tracking, tracked, search, searches, searched, searching, inspects, inspect, spies on, spying on, hacked, hacks, cloned, records, recording, listens to, snoops through, tap, taps, tapped, bugged',
  ),
  mydevice: list(
    'my phone, my messages, my texts, my emails, my email, my location, my calls, my every move, my computer, my laptop, my accounts, my social media, my mileage, my car mileage, my mail, my whatsapp, my purse, my bag, my car, my browser history, my search history, my conversations, where i am, where i go, every text, every call, my underwear, my receipts, my call log',
  ),
  mythings: list(
    'my phone, my car keys, my keys, my passport, my wallet, my bank card, my bank cards, my cards, my debit card, my credit card, my id, my papers, my green card, my documents, my glasses, my medication, my meds, my inhaler, my money, my paycheck, my wages, my salary, my pay, my laptop, my visa, my purse, the car keys',
  ),
  takes: list(
    'take, takes, took, taken, taking, hide, hides, hid, hidden, smash, smashes, smashed, break, breaks, broke, destroy, destroyed, destroys, confiscate, confiscated, confiscates, keeps, kept, steals, stole, burned, locks up, locked up, ripped up',
  ),
  insult: list(
    'worthless, a whore, whore, a slut, slut, a bitch, bitch, stupid bitch, a stupid bitch, useless, a piece of shit, piece of shit, trash, garbage, pathetic, disgusting, a cunt, cunt, a fat pig, fat pig, an idiot every day, retarded, nothing without him, nothing without her',
  ),

  // Children
  age: list(
    `own, little, small, young, older, younger, youngest, oldest, teenage, poor, new, three, four, five, six, seven,
    eight, nine, ten, eleven, twelve, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, year old, month old,
    autistic, disabled, sweet, first, two, one`,
  ),
  hurtschild: list(
    `hit, hits, hitting, beat, beats, beating, slap, slaps, slapped, slapping, punch, punches, punched, punching, kick,
    kicks, kicked, kicking, choke, chokes, choked, choking, strangled, shook, shakes, shaking, whip, whips, whipped,
    whipping, belts, belted, burned, burns, burnt, burning, abuse, abuses, abused, abusing, hurting, hurts, backhanded,
    threw, throws, dragged, drags, pinned, pins, shoved, shoves, shoving, molest, molests, molested, molesting, rape,
    rapes, raped, assaulted, locks, locked, starves, starving, starved, drugged, drugs, suffocated, smothered, tied,
    ties, chained, thrashed, thrashes, caned, canes, neglects, neglecting, neglected, physically hurt,
    physically abused, physically abuses, sexually abused, sexually abuses, sexually abusing, sexually assaulted`,
  ),
  touches: list(
    'touch, touches, touched, touching, fondle, fondled, fondles, groped, gropes, groping, fondling, rubs, rubbed, rubbing',
  ),
  private: list(
    'inappropriately, private parts, privates, private area, down there, breasts, chest, bottom, sexually, between the legs, thigh, thighs, butt, under her clothes, under his clothes, underwear, in a sexual way, in a weird way, in bad places',
  ),
  mark: list(
    'bruise, bruises, bruised, welts, welt, burn marks, burns, cigarette burns, belt marks, hand print, handprint, handprints, black eye, marks on, bite marks, choke marks, finger marks, bruising, scratches all over',
  ),
  intoxicated: list(
    'drunk, high, wasted, intoxicated, stoned, drinking, passed out, blackout drunk, under the influence, blacked out, using, hammered, tipsy',
  ),

  // Harming others
  victim: list(
    `him, her, them, my husband, my wife, my partner, my spouse, my fiance, my boyfriend, my girlfriend, my ex, my son,
    my daughter, my stepson, my stepdaughter, my kids, my kid, my children, my child, my stepkids, my stepchild, my baby,
    the baby, the kids, the children, the toddler, my toddler, my newborn, his son, his daughter, his kids, her son,
    her daughter, her kids, his ex, her ex, someone, somebody, my family, my mother in law, my father in law, my teenager,
    my own child, my own kids, the child, our baby, our son, our daughter, our kids, someone i love, the kid, my mom,
    my mother, my dad, my father, the boy, my little boy, my little girl, my boy, my girl, my stepdad, the people i love,
    the ones i love, the woman i love, the man i love, her new boyfriend, his new wife, one of the kids, one of them,
    the twins`,
  ),
  violate: list(
    `hit, slap, slapped, punch, punched, kick, kicked, choke, choked, strangle, strangled, stab, stabbed, attacked,
    beat, beat up, shook, shake, headbutted, smacked, backhanded, assaulted, struck, whipped, bit, shoved, bruised, hurt,
    beaten, hitting, choking, beating, slapping, kicking, punching, shaking`,
  ),
  harm: list(
    `hurt, hurting, harm, harming, kill, killing, hit, hitting, strangle, strangling, choke, choking, stab, stabbing,
    punch, punching, slap, slapping, shake, shaking, smother, smothering, suffocate, suffocating, shoot, shooting,
    poison, poisoning, drown, drowning, beat, beating, attack, attacking, murder, murdering, throw, throwing, push,
    pushing, smash, smashing, burn, burning, bash, bashing, throttle, throttling, snap at and hit, lash out at`,
  ),

  // Shared contexts
  game: list(
    'chess, cards, scrabble, poker, tennis, golf, monopoly, uno, mario kart, game, games, race, races, running, darts, pool, ping pong, video, xbox, playstation, padel, trivia, wordle, bowling, basketball, soccer, football, basket, level, score, record, checkers, backgammon, wrestling match, pillow fight, paintball, fantasy league, escape room, laser tag, dodgeball, fencing, jiu jitsu, judo, karate, taekwondo, sparring',
  ),
  fiction: list(
    'movie, movies, film, series, episode, novel, character, tv, netflix, podcast, documentary, a book, the book, show we, crime show, video game, fortnite, minecraft',
  ),
  legal: list(
    'house, court, lawyer, lawyers, attorney, sue, custody, divorce, child support, alimony, judge, mediator, legal action, small claims, the money, quit, ground, grounds, cancel, take away, stop paying, not to come, unless i clean, sell, skip, boycott, uninvite',
  ),
};
