-- The database of a server of version 0.1.0, as `.dump` writes it; blobs that are text are written as
-- text. A finished game ("finished"), one where ada is asked ("playing"), an open table ("waiting").
-- Never made anew: what was stored once has to be read for ever.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	number INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	text VARCHAR(400) NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES(1,'finished','ben','well played',1790000362.25);
INSERT INTO "chat" VALUES(2,'playing','ada','hello',1790000518.25);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('finished',0,CAST('["opened",1790000001.5,"ada","edition deluxe\nplayers 2\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry school_of_magic smithy statue thieves_den wishing_well\ncomplete_size 8\nfirst_crown random\ndraft3 deluxe\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself yes\nabbot_school_of_magic one\n",{"listed":false,"timer":null,"pace":"instant","spectators":true,"chat":true,"hints":true,"hotseat":false},"a25ca73c7189e2a2ca5acf2088b57e283d4cd45aef7549185c2c3b28a4bef1de",1]' AS BLOB));
INSERT INTO "entries" VALUES('finished',1,CAST('["sat",1790000003.0,0,"ada","5e665c2529d23459848b46a03b9232de3c057d2a8635a613d4557f58d311f352"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',2,CAST('["sat",1790000004.5,1,"ben","1e3094a971f26e6804562bc7cae7b1677559c882b0cf0d7041186bd827eb24f6"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',3,CAST('["started",1790000006.0]' AS BLOB));
INSERT INTO "entries" VALUES('finished',4,CAST('["chose",1790000008.25,0,3,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',5,CAST('["chose",1790000010.5,1,4,"magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',6,CAST('["chose",1790000012.75,1,5,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',7,CAST('["chose",1790000015.0,0,6,"assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',8,CAST('["chose",1790000017.25,0,7,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',9,CAST('["chose",1790000019.5,1,8,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',10,CAST('["chose",1790000021.75,0,9,"use assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',11,CAST('["chose",1790000024.0,0,10,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',12,CAST('["chose",1790000026.25,0,11,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',13,CAST('["chose",1790000028.5,0,12,"build temple","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',14,CAST('["chose",1790000030.75,0,13,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',15,CAST('["chose",1790000033.0,1,14,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',16,CAST('["chose",1790000035.25,1,15,"cathedral","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',17,CAST('["chose",1790000037.5,1,16,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',18,CAST('["chose",1790000039.75,0,17,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',19,CAST('["chose",1790000042.0,0,18,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',20,CAST('["chose",1790000044.25,0,19,"build tavern","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',21,CAST('["chose",1790000046.5,0,20,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',22,CAST('["chose",1790000048.75,0,21,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',23,CAST('["chose",1790000051.0,1,22,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',24,CAST('["chose",1790000053.25,1,23,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',25,CAST('["chose",1790000055.5,0,24,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',26,CAST('["chose",1790000057.75,0,25,"assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',27,CAST('["chose",1790000060.0,1,26,"architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',28,CAST('["chose",1790000062.25,1,27,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',29,CAST('["chose",1790000064.5,1,28,"use thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',30,CAST('["chose",1790000066.75,1,29,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',31,CAST('["chose",1790000069.0,1,30,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',32,CAST('["chose",1790000071.25,0,31,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',33,CAST('["chose",1790000073.5,0,32,"build church","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',34,CAST('["chose",1790000075.75,0,33,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',35,CAST('["chose",1790000078.0,0,34,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',36,CAST('["chose",1790000080.25,0,35,"use merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',37,CAST('["chose",1790000082.5,0,36,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',38,CAST('["chose",1790000084.75,0,37,"build trading_post","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',39,CAST('["chose",1790000087.0,0,38,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',40,CAST('["chose",1790000089.25,1,39,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',41,CAST('["chose",1790000091.5,1,40,"watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',42,CAST('["chose",1790000093.75,1,41,"build manor","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',43,CAST('["chose",1790000096.0,1,42,"build map_room","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',44,CAST('["chose",1790000098.25,1,43,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',45,CAST('["chose",1790000100.5,0,44,"architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',46,CAST('["chose",1790000102.75,1,45,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',47,CAST('["chose",1790000105.0,1,46,"magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',48,CAST('["chose",1790000107.25,0,47,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',49,CAST('["chose",1790000109.5,0,48,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',50,CAST('["chose",1790000111.75,1,49,"warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',51,CAST('["chose",1790000114.0,1,50,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',52,CAST('["chose",1790000116.25,1,51,"build prison","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',53,CAST('["chose",1790000118.5,1,52,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',54,CAST('["chose",1790000120.75,0,53,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',55,CAST('["chose",1790000123.0,0,54,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',56,CAST('["chose",1790000125.25,0,55,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',57,CAST('["chose",1790000127.5,0,56,"docks","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',58,CAST('["chose",1790000129.75,0,57,"build docks","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',59,CAST('["chose",1790000132.0,0,58,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',60,CAST('["chose",1790000134.25,1,59,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',61,CAST('["chose",1790000136.5,1,60,"build watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',62,CAST('["chose",1790000138.75,1,61,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',63,CAST('["chose",1790000141.0,1,62,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',64,CAST('["chose",1790000143.25,0,63,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',65,CAST('["chose",1790000145.5,1,64,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',66,CAST('["chose",1790000147.75,1,65,"architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',67,CAST('["chose",1790000150.0,0,66,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',68,CAST('["chose",1790000152.25,0,67,"assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',69,CAST('["chose",1790000154.5,1,68,"warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',70,CAST('["chose",1790000156.75,0,69,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',71,CAST('["chose",1790000159.0,0,70,"castle","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',72,CAST('["chose",1790000161.25,0,71,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',73,CAST('["chose",1790000163.5,1,72,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',74,CAST('["chose",1790000165.75,1,73,"palace","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',75,CAST('["chose",1790000168.0,1,74,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',76,CAST('["chose",1790000170.25,0,75,"use merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',77,CAST('["chose",1790000172.5,0,76,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',78,CAST('["chose",1790000174.75,0,77,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',79,CAST('["chose",1790000177.0,1,78,"use warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',80,CAST('["chose",1790000179.25,1,79,"manor@1","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',81,CAST('["chose",1790000181.5,1,80,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',82,CAST('["chose",1790000183.75,1,81,"tavern","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',83,CAST('["chose",1790000186.0,1,82,"build tavern","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',84,CAST('["chose",1790000188.25,1,83,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',85,CAST('["chose",1790000190.5,1,84,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',86,CAST('["chose",1790000192.75,0,85,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',87,CAST('["chose",1790000195.0,1,86,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',88,CAST('["chose",1790000197.25,1,87,"assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',89,CAST('["chose",1790000199.5,0,88,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',90,CAST('["chose",1790000201.75,0,89,"architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',91,CAST('["chose",1790000204.0,1,90,"warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',92,CAST('["chose",1790000206.25,1,91,"use thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',93,CAST('["chose",1790000208.5,1,92,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',94,CAST('["chose",1790000210.75,1,93,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',95,CAST('["chose",1790000213.0,1,94,"church","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',96,CAST('["chose",1790000215.25,1,95,"build church","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',97,CAST('["chose",1790000217.5,1,96,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',98,CAST('["chose",1790000219.75,0,97,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',99,CAST('["chose",1790000222.0,0,98,"manor","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',100,CAST('["chose",1790000224.25,0,99,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',101,CAST('["chose",1790000226.5,0,100,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',102,CAST('["chose",1790000228.75,0,101,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',103,CAST('["chose",1790000231.0,0,102,"build castle","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',104,CAST('["chose",1790000233.25,0,103,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',105,CAST('["chose",1790000235.5,1,104,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',106,CAST('["chose",1790000237.75,1,105,"statue","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',107,CAST('["chose",1790000240.0,1,106,"build palace","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',108,CAST('["chose",1790000242.25,1,107,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',109,CAST('["chose",1790000244.5,0,108,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',110,CAST('["chose",1790000246.75,1,109,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',111,CAST('["chose",1790000249.0,1,110,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',112,CAST('["chose",1790000251.25,0,111,"architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',113,CAST('["chose",1790000253.5,0,112,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',114,CAST('["chose",1790000255.75,1,113,"magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',115,CAST('["chose",1790000258.0,1,114,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',116,CAST('["chose",1790000260.25,1,115,"use thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',117,CAST('["chose",1790000262.5,1,116,"warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',118,CAST('["chose",1790000264.75,1,117,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',119,CAST('["chose",1790000267.0,1,118,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',120,CAST('["chose",1790000269.25,1,119,"harbor","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',121,CAST('["chose",1790000271.5,1,120,"use magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',122,CAST('["chose",1790000273.75,1,121,"swap","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',123,CAST('["chose",1790000276.0,1,122,"@0","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',124,CAST('["chose",1790000278.25,1,123,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',125,CAST('["chose",1790000280.5,0,124,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',126,CAST('["chose",1790000282.75,0,125,"school_of_magic","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',127,CAST('["chose",1790000285.0,0,126,"build watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',128,CAST('["chose",1790000287.25,0,127,"use merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',129,CAST('["chose",1790000289.5,0,128,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',130,CAST('["chose",1790000291.75,0,129,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',131,CAST('["chose",1790000294.0,0,130,"use architect","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',132,CAST('["chose",1790000296.25,0,131,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',133,CAST('["chose",1790000298.5,0,132,"assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',134,CAST('["chose",1790000300.75,1,133,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',135,CAST('["chose",1790000303.0,1,134,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',136,CAST('["chose",1790000305.25,0,135,"magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',137,CAST('["chose",1790000307.5,0,136,"thief","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',138,CAST('["chose",1790000309.75,1,137,"merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',139,CAST('["chose",1790000312.0,0,138,"use assassin","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',140,CAST('["chose",1790000314.25,0,139,"warlord","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',141,CAST('["chose",1790000316.5,0,140,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',142,CAST('["chose",1790000318.75,0,141,"tavern","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',143,CAST('["chose",1790000321.0,0,142,"build prison","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',144,CAST('["chose",1790000323.25,0,143,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',145,CAST('["chose",1790000325.5,0,144,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',146,CAST('["chose",1790000327.75,0,145,"castle","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',147,CAST('["chose",1790000330.0,0,146,"use magician","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',148,CAST('["chose",1790000332.25,0,147,"redraw","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',149,CAST('["chose",1790000334.5,0,148,"tavern","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',150,CAST('["chose",1790000336.75,0,149,"cathedral","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',151,CAST('["chose",1790000339.0,0,150,"school_of_magic","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',152,CAST('["chose",1790000341.25,0,151,"done","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',153,CAST('["chose",1790000343.5,0,152,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',154,CAST('["chose",1790000345.75,1,153,"income","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',155,CAST('["chose",1790000348.0,1,154,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',156,CAST('["chose",1790000350.25,1,155,"factory","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',157,CAST('["chose",1790000352.5,1,156,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',158,CAST('["chose",1790000354.75,1,157,"use merchant","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',159,CAST('["chose",1790000357.0,1,158,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',160,CAST('["chose",1790000359.25,1,159,"harbor","player"]' AS BLOB));
INSERT INTO "entries" VALUES('finished',161,CAST('["chose",1790000361.5,1,160,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',0,CAST('["opened",1790000363.0,"ada","edition deluxe\nplayers 4\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry school_of_magic smithy statue thieves_den wishing_well\ncomplete_size 7\nfirst_crown random\ndraft3 deluxe\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself yes\nabbot_school_of_magic one\n",{"listed":true,"timer":{"turn":60,"bank":300},"pace":"instant","spectators":true,"chat":true,"hints":true,"hotseat":false},"7ce5fcd046004c9f93dea6b3c2effd72dce15e0eddb2345fb6f45157bef07343",1]' AS BLOB));
INSERT INTO "entries" VALUES('playing',1,CAST('["sat",1790000364.5,0,"ada","5e665c2529d23459848b46a03b9232de3c057d2a8635a613d4557f58d311f352"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',2,CAST('["seated",1790000366.0,1,"apprentice"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',3,CAST('["seated",1790000367.5,2,"citizen"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',4,CAST('["seated",1790000369.0,3,"novice"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',5,CAST('["started",1790000370.5]' AS BLOB));
INSERT INTO "entries" VALUES('playing',6,CAST('["chose",1790000372.75,3,5,"architect","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',7,CAST('["chose",1790000375.0,0,6,"king","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',8,CAST('["chose",1790000377.25,1,7,"assassin","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',9,CAST('["chose",1790000379.5,2,8,"warlord","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',10,CAST('["chose",1790000381.75,1,9,"use assassin","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',11,CAST('["chose",1790000384.0,1,10,"magician","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',12,CAST('["chose",1790000386.25,1,11,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',13,CAST('["chose",1790000388.5,1,12,"map_room","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',14,CAST('["chose",1790000390.75,1,13,"build church","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',15,CAST('["chose",1790000393.0,1,14,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',16,CAST('["chose",1790000395.25,0,15,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',17,CAST('["chose",1790000397.5,0,16,"watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',18,CAST('["tookback",1790000399.0,0,1]' AS BLOB));
INSERT INTO "entries" VALUES('playing',19,CAST('["chose",1790000401.25,0,18,"watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',20,CAST('["chose",1790000403.5,0,19,"build trading_post","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',21,CAST('["chose",1790000405.75,0,20,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',22,CAST('["chose",1790000408.0,3,21,"use architect","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',23,CAST('["chose",1790000410.25,3,22,"gold","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',24,CAST('["chose",1790000412.5,3,23,"build harbor","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',25,CAST('["chose",1790000414.75,3,24,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',26,CAST('["chose",1790000417.0,2,25,"use warlord","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',27,CAST('["chose",1790000419.25,2,26,"church@1","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',28,CAST('["chose",1790000421.5,2,27,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',29,CAST('["chose",1790000423.75,2,28,"watchtower","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',30,CAST('["chose",1790000426.0,2,29,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',31,CAST('["chose",1790000428.25,0,30,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',32,CAST('["chose",1790000430.5,1,31,"merchant","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',33,CAST('["chose",1790000432.75,2,32,"architect","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',34,CAST('["chose",1790000435.0,3,33,"assassin","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',35,CAST('["chose",1790000437.25,3,34,"use assassin","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',36,CAST('["chose",1790000439.5,3,35,"warlord","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',37,CAST('["chose",1790000441.75,3,36,"gold","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',38,CAST('["chose",1790000444.0,3,37,"build haunted_quarter","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',39,CAST('["chose",1790000446.25,3,38,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',40,CAST('["chose",1790000448.5,0,39,"cards","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',41,CAST('["chose",1790000450.75,0,40,"palace","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',42,CAST('["chose",1790000453.0,0,41,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',43,CAST('["chose",1790000455.25,1,42,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',44,CAST('["chose",1790000457.5,1,43,"imperial_treasury","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',45,CAST('["chose",1790000459.75,1,44,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',46,CAST('["chose",1790000462.0,2,45,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',47,CAST('["chose",1790000464.25,2,46,"town_hall","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',48,CAST('["chose",1790000466.5,2,47,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',49,CAST('["chose",1790000468.75,0,48,"bishop","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',50,CAST('["chose",1790000471.0,1,49,"king","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',51,CAST('["chose",1790000473.25,2,50,"warlord","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',52,CAST('["chose",1790000475.5,3,51,"merchant","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',53,CAST('["chose",1790000477.75,1,52,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',54,CAST('["chose",1790000480.0,1,53,"tavern","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',55,CAST('["chose",1790000482.25,1,54,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',56,CAST('["chose",1790000484.5,0,55,"gold","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',57,CAST('["chose",1790000486.75,0,56,"build watchtower","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',58,CAST('["chose",1790000489.0,0,57,"end","player"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',59,CAST('["chose",1790000491.25,3,58,"use merchant","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',60,CAST('["chose",1790000493.5,3,59,"cards","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',61,CAST('["chose",1790000495.75,3,60,"temple","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',62,CAST('["chose",1790000498.0,3,61,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',63,CAST('["chose",1790000500.25,2,62,"gold","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',64,CAST('["chose",1790000502.5,2,63,"build watchtower","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',65,CAST('["chose",1790000504.75,2,64,"end","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',66,CAST('["chose",1790000507.0,1,65,"warlord","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',67,CAST('["wentaway",1790000508.5,0]' AS BLOB));
INSERT INTO "entries" VALUES('playing',68,CAST('["cameback",1790000510.0,0]' AS BLOB));
INSERT INTO "entries" VALUES('playing',69,CAST('["agreed",1790000511.5,0,true]' AS BLOB));
INSERT INTO "entries" VALUES('playing',70,CAST('["agreed",1790000513.0,0,false]' AS BLOB));
INSERT INTO "entries" VALUES('playing',71,CAST('["chose",1790000515.25,2,66,"architect","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('playing',72,CAST('["chose",1790000517.5,3,71,"king","bot"]' AS BLOB));
INSERT INTO "entries" VALUES('waiting',0,CAST('["opened",1790000519.0,"ben","edition classic\nplayers 3\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate university map_room imperial_treasury haunted_quarter school_of_magic keep keep great_wall cemetery observatory library laboratory smithy\ncomplete_size 8\nfirst_crown random\ndraft3 classic\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself no\nabbot_school_of_magic one\n",{"listed":true,"timer":null,"pace":"natural","spectators":true,"chat":true,"hints":false,"hotseat":false},"1ea7ad119cf5e275415ba3dd4642e1ee181fc99041bae962b2d32553d679c119",1]' AS BLOB));
INSERT INTO "entries" VALUES('waiting',1,CAST('["sat",1790000520.5,0,"ben","1e3094a971f26e6804562bc7cae7b1677559c882b0cf0d7041186bd827eb24f6"]' AS BLOB));
INSERT INTO "entries" VALUES('waiting',2,CAST('["seated",1790000522.0,2,"novice"]' AS BLOB));
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	shield VARCHAR(32) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ada','Ada','','en',1790000000.0);
INSERT INTO "guests" VALUES('ben','Ben','','en',1790000000.75);
CREATE TABLE places (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "places" VALUES('ada','finished');
INSERT INTO "places" VALUES('ben','finished');
INSERT INTO "places" VALUES('ada','playing');
INSERT INTO "places" VALUES('ben','waiting');
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('cookies',X'AAE24849842D7082B66F57CE8270BD04DA2C39FFB97DF22803C270983032C4E5');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	status VARCHAR(32) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	summary BLOB NOT NULL, 
	touched DOUBLE NOT NULL, 
	due DOUBLE, 
	claimed_until DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('finished',161,'over',0,CAST('{"setup":"edition deluxe\nplayers 2\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry school_of_magic smithy statue thieves_den wishing_well\ncomplete_size 8\nfirst_crown random\ndraft3 deluxe\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself yes\nabbot_school_of_magic one\n","status":"over","chairs":["ada","ben"],"wishes":{"listed":false,"timer":null,"pace":"instant","spectators":true,"chat":true,"hints":true,"hotseat":false},"asking":-1,"results":[[2,20],[1,22]]}' AS BLOB),1790000361.5,NULL,0.0);
INSERT INTO "tables" VALUES('playing',72,'playing',1,CAST('{"setup":"edition deluxe\nplayers 4\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate factory haunted_quarter imperial_treasury keep laboratory library map_room quarry school_of_magic smithy statue thieves_den wishing_well\ncomplete_size 7\nfirst_crown random\ndraft3 deluxe\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself yes\nabbot_school_of_magic one\n","status":"playing","chairs":["ada","apprentice","citizen","novice"],"wishes":{"listed":true,"timer":{"turn":60,"bank":300},"pace":"instant","spectators":true,"chat":true,"hints":true,"hotseat":false},"asking":0,"results":[]}' AS BLOB),1790000517.5,1790000877.5,0.0);
INSERT INTO "tables" VALUES('waiting',2,'open',1,CAST('{"setup":"edition classic\nplayers 3\ncast assassin thief magician king bishop merchant architect warlord\nunique dragon_gate university map_room imperial_treasury haunted_quarter school_of_magic keep keep great_wall cemetery observatory library laboratory smithy\ncomplete_size 8\nfirst_crown random\ndraft3 classic\ntie_break_rank held\nqueen_bewitched now\ngreat_wall_covers_itself no\nabbot_school_of_magic one\n","status":"open","chairs":["ben","","novice"],"wishes":{"listed":true,"timer":null,"pace":"natural","spectators":true,"chat":true,"hints":false,"hotseat":false},"asking":-1,"results":[]}' AS BLOB),1790000522.0,NULL,0.0);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_touched ON tables (status, touched);
CREATE INDEX chat_of_table ON chat (table_id, number);
COMMIT;
