// The cards, editions, bots and phrases that the server knows, asked for once.
import { learnCards } from "../notation";
import type { Catalog, CharacterFacts, DistrictFacts } from "../wire";
import { api } from "../wire/api";

const EMPTY: Catalog = {
  version: "",
  colours: [],
  characters: [],
  districts: [],
  editions: [],
  unique_cards: 0,
  draft: [],
  switches: [],
  bots: [],
  phrases: [],
  figures: [],
};

class Cards {
  catalog = $state.raw<Catalog>(EMPTY);
  #characters = $derived(new Map(this.catalog.characters.map((card) => [card.id, card])));
  #districts = $derived(new Map(this.catalog.districts.map((card) => [card.id, card])));

  async load(): Promise<void> {
    this.catalog = await api.get<Catalog>("/api/catalog");
    learnCards({
      characters: this.catalog.characters.map((card) => card.id),
      districts: this.catalog.districts.map((card) => card.id),
    });
  }

  character(id: string): CharacterFacts {
    return this.#characters.get(id) ?? { id, rank: 0, colour: "", min_players: 2 };
  }

  district(id: string): DistrictFacts {
    return this.#districts.get(id) ?? { id, colour: "unique", cost: 0, requires: "" };
  }

  isCharacter(id: string): boolean {
    return this.#characters.has(id);
  }
}

export const cards = new Cards();
